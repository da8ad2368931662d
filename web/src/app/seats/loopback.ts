/** Names by which every machine means itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(host);

/** The same page under the name that this machine calls itself by; null elsewhere, or if it is. */
export function atLocalhost(address: string): string | null {
  const url = new URL(address);
  if (!isLoopback(url.hostname) || /^([^.]+\.)*localhost$/.test(url.hostname)) return null;
  url.hostname = 'localhost';
  return url.href;
}
