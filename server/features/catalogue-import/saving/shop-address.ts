/** Trust S63: whether product links can be built by appending a path to this shop address. */
export function isShopAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username + url.password === '' && !/[?#\s\\]/.test(text)
}
