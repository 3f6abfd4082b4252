/** Why the page of a product could not be read; part of `errors.ts`. */
export const PAGE_ERRORS = {
  'page.address': {
    status: 400,
    de: 'Gib die Adresse einer Produktseite ein, die mit https:// beginnt.',
    en: 'Enter the address of a product page that starts with https://.',
  },
  'page.not-yours': {
    status: 400,
    de: 'Diese Seite gehört nicht zu deinem Shop. Wir lesen nur Seiten deiner Domains.',
    en: 'This page is not part of your shop. We only read pages of your domains.',
  },
  'page.unreachable': {
    status: 400,
    de: 'Die Seite antwortet nicht. Prüfe die Adresse oder versuche es später.',
    en: 'The page does not answer. Check the address, or try again later.',
  },
  'page.too-large': {
    status: 400,
    de: 'Die Seite ist zu groß, um sie zu lesen.',
    en: 'The page is too large to be read.',
  },
  'page.blocked': {
    status: 400,
    de: 'Dein Shop lässt uns diese Seite nicht lesen (Status {status}). Fülle die Felder von Hand aus.',
    en: 'Your shop does not let us read this page (status {status}). Fill in the fields by hand.',
  },
  'page.missing': {
    status: 400,
    de: 'Diese Seite gibt es nicht (Status {status}).',
    en: 'This page does not exist (status {status}).',
  },
  'page.no-product': {
    status: 400,
    de: 'Auf dieser Seite finden wir kein Produkt. Nimm die Seite eines einzelnen Produkts, oder fülle die Felder von Hand aus.',
    en: 'We find no product on this page. Take the page of one product, or fill in the fields by hand.',
  },
} as const
