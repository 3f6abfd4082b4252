/** `label.de` → `https://label.de`. Anything else stays as it was typed, so that its error can say what is wrong. */
export function httpsAddress(typed: string): string {
  const address = typed.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/u.test(address) ? `https://${address}` : address
}
