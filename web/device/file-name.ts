/** The name of a product as that of a file, without its ending. */
export const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'product'
