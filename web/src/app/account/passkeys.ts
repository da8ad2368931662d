/** The browser's own passkeys, in the form in which the server asks and is answered. */

type Answer = Record<string, unknown>;

/** The user closed the browser's dialog, or nothing that it offered would do. */
export class Cancelled extends Error {}

/** Browsers let only pages use passkeys that came by TLS, or from this very computer. */
export const canUsePasskeys = (): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

export async function makePasskey(options: object): Promise<Answer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return answerOf(() => navigator.credentials.create({ publicKey }));
}

export async function usePasskey(options: object): Promise<Answer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return answerOf(() => navigator.credentials.get({ publicKey }));
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<Answer> {
  const credential = await ask().catch((error: unknown) => {
    if (error instanceof DOMException) throw new Cancelled();
    throw error;
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Cancelled();
  return { ...credential.toJSON() };
}
