/** Devices with passkeys: the browser's own virtual authenticators. */

/** @typedef {import('playwright-core').Page} Page */

/** A device with a fingerprint reader that always says yes; it may bring a passkey along. */
export async function device(/** @type {Page} */ page, /** @type {object[]} */ passkeys = []) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of passkeys)
    await session.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: /** @type {any} */ (credential),
    });
  return async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

export async function signUp(
  /** @type {Page} */ page,
  /** @type {string} */ url,
  /** @type {string} */ name,
) {
  await page.goto(`${url}/#/account`);
  await page.getByLabel('Your name').fill(name);
  await page.locator('[data-do="sign-up"]').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
