import type { Language } from '#contract/vocabulary.ts'

type Texts = Readonly<Record<Language, string>>

/** The host cannot exist (RFC 2606), so that nothing of the demo leads to a real shop. */
const HOST = 'nordkante.example'
export const LABEL_HOST = HOST

export const productLink = (slug: string): string => `https://${HOST}/products/${slug}`

/** An invented label on the coast. */
export const LABEL = {
  name: 'NORDKANTE',
  handle: 'nordkante',
  city: 'Husum',
  website: `https://${HOST}`,
  description: {
    de: 'Streetwear von der Küste: schwere Stoffe, klare Schnitte, gemacht für Wind von vorn.',
    en: 'Streetwear from the coast: heavy fabrics, clean cuts, made for headwind.',
  } satisfies Texts,
  shipping: {
    grossCents: 490,
    note: { de: 'Ab 80 € versenden wir kostenlos.', en: 'Free from €80.' } satisfies Texts,
    sentence: {
      de: 'Versand in Deutschland 4,90 €. Ab 80 € versenden wir kostenlos.',
      en: 'Delivery in Germany €4.90. Free from €80.',
    } satisfies Texts,
  },
  company: {
    company: 'Nordkante Textil GmbH',
    legalForm: 'gmbh',
    street: 'Deichweg 12',
    postalCode: '25813',
    city: 'Husum',
    country: 'DE',
    representative: 'Lene Harms',
    email: `hallo@${HOST}`,
    phone: '+49 4841 000000',
    taxKind: 'vat',
    vatId: 'DE000000000',
    taxNumber: '',
    register: 'Amtsgericht Flensburg, HRB 00000',
  },
  socials: [
    { network: 'instagram', url: 'https://www.instagram.com/nordkante.example', isShown: true },
    { network: 'tiktok', url: 'https://www.tiktok.com/@nordkante.example', isShown: true },
    { network: 'newsletter', url: `https://${HOST}/newsletter`, isShown: true },
  ],
} as const
