/** Trust S63: whether links to a shop's products can be made of this address, by putting a path behind it. */
export function isShopAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username + url.password === '' && !/[?#\s\\]/.test(text)
}
