/** Who is signed in here, and what can be done about it. */

import { call } from '../client/api';
import type {
  AccountOffer,
  AddingPasskey,
  ChangedAccount,
  CodeShown,
  DeletedAccount,
  PasskeyAnswer,
  ShownAccount,
  ShownCeremony,
  SigningUp,
} from '../client/wire';
import { preferences } from '../preferences.svelte';
import { makePasskey, usePasskey } from './passkeys';

export class AccountStore {
  offer = $state.raw<AccountOffer | null>(null);

  get account(): ShownAccount | null {
    return this.offer?.account ?? null;
  }

  async load(): Promise<void> {
    this.offer = await call<AccountOffer>('GET', '/account');
  }

  /** A new account with a passkey of this device. */
  async signUp(name: string, takeAlong: boolean): Promise<void> {
    const begun = await call<ShownCeremony>('POST', '/account/sign-up', {
      name,
    } satisfies SigningUp);
    await this.#finish(begun, await makePasskey(begun.options), takeAlong);
  }

  async signIn(takeAlong: boolean): Promise<void> {
    const begun = await call<ShownCeremony>('POST', '/account/sign-in', {});
    await this.#finish(begun, await usePasskey(begun.options), takeAlong);
  }

  /** Another passkey: of the account that is signed in, or of the one that a code was made for. */
  async addPasskey(code: string | null, takeAlong = false): Promise<void> {
    const begun = await call<ShownCeremony>('POST', '/account/passkeys', {
      code,
    } satisfies AddingPasskey);
    await this.#finish(begun, await makePasskey(begun.options), takeAlong);
  }

  async #finish(
    begun: ShownCeremony,
    credential: PasskeyAnswer['credential'],
    takeAlong: boolean,
  ): Promise<void> {
    const account = await call<ShownAccount>('POST', '/account/finish', {
      ceremony: begun.ceremony,
      credential,
      take_along: takeAlong,
    } satisfies PasskeyAnswer);
    this.#set(account);
    await this.load();
  }

  async change(wish: ChangedAccount): Promise<void> {
    this.#set(await call<ShownAccount>('PUT', '/account', wish));
  }

  async removePasskey(passkey: string): Promise<void> {
    await call<ShownAccount>('POST', `/account/passkeys/${passkey}/remove`, {});
    await this.load();
  }

  newCode(): Promise<CodeShown> {
    return call<CodeShown>('POST', '/account/code', {});
  }

  async signOut(): Promise<void> {
    this.offer = await call<AccountOffer>('POST', '/account/sign-out', {});
  }

  async remove(name: string): Promise<void> {
    this.offer = await call<AccountOffer>('POST', '/account/delete', {
      name,
    } satisfies DeletedAccount);
  }

  #set(account: ShownAccount): void {
    if (this.offer) this.offer = { ...this.offer, account };
    preferences.name = account.name;
  }
}
