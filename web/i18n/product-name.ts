/** Name and tagline of the product; no other file of the web app contains them. */
export const PRODUCT = {
  name: 'Dropdeck',
  tagline: { de: 'Entdecke einzigartige Produkte', en: 'Discover unique products' },
} as const
