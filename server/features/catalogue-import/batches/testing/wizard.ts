import type { BrandImport, ImportOptions } from '#contract/brand-imports.ts'
import type { BrandProduct } from '#contract/brand-products.ts'
import { type BrandDesk, openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import type { TestApp } from '#server/testing/test-world.ts'

export type Answer = Promise<{ readonly status: number; readonly body: unknown }>

const BASE = '/api/brand/imports'

/** An import of a brand, as its screens call it. */
function openWizard(app: TestApp, { owner }: Pick<BrandDesk, 'owner'>) {
  async function upload(text: string | Uint8Array, name = 'shop.csv'): Answer {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    return owner.send('POST', `${BASE}?name=${name}`, undefined, multipartOf({ bytes, name, type: 'text/csv' }))
  }
  const read = async (id: string) => (await owner.get(`${BASE}/${id}`)).body as BrandImport
  async function configure(found: BrandImport, options: Partial<ImportOptions> = {}, mapping = found.mapping): Answer {
    const body = { version: found.version, mapping, options: { ...found.options, ...options } }
    return owner.put(`${BASE}/${found.id}/mapping`, body)
  }
  async function check(text: string | Uint8Array, options: Partial<ImportOptions> = {}): Promise<BrandImport> {
    const uploaded = (await upload(text)).body as BrandImport
    await configure(uploaded, options)
    await owner.post(`${BASE}/${uploaded.id}/check`, {})
    await app.jobsDone()
    return read(uploaded.id)
  }
  async function commit({ id, version }: BrandImport): Promise<BrandImport> {
    await owner.post(`${BASE}/${id}/commit`, { version })
    await app.jobsDone()
    return read(id)
  }
  async function undo({ id }: BrandImport): Promise<BrandImport> {
    await owner.post(`${BASE}/${id}/undo`, {})
    await app.jobsDone()
    return read(id)
  }
  return {
    upload,
    read,
    configure,
    check,
    commit,
    undo,
    /** Uploads, checks and imports. */
    run: async (text: string | Uint8Array, options: Partial<ImportOptions> = {}) => commit(await check(text, options)),
    /** The products of the brand in the order of their names. */
    async products(): Promise<BrandProduct[]> {
      const { rows } = (await owner.get('/api/brand/products?sort=name')).body as { rows: { id: string }[] }
      const each = await Promise.all(rows.map(({ id }) => owner.get(`/api/brand/products/${id}`)))
      return each.map(({ body }) => body as BrandProduct)
    },
  }
}

/** A new brand, and an import of it. */
export async function openBrandImport(app: TestApp, options: { readonly trustLevel?: number } = {}) {
  const desk = await openBrandDesk(app, options)
  return { desk, ...openWizard(app, desk) }
}

const HEADERS =
  'Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Material (product.metafields.custom.material)'

interface Line {
  readonly handle?: string
  readonly title?: string
  readonly size?: string
  readonly price?: string
  readonly former?: string
  readonly sku?: string
  readonly picture?: string
  readonly published?: string
}

/** A Shopify export with these rows. */
export const shopify = (...lines: readonly Line[]): string =>
  [
    HEADERS,
    ...lines.map(({ handle = 'hafen', title = 'Hoodie Hafen', size = 'M', price = '79.90', ...rest }) =>
      [
        handle,
        title,
        '<p>Schwerer Hoodie mit weitem Schnitt.</p>',
        'Hoodies',
        '"unisex, hoodie"',
        rest.published ?? 'true',
        'Size',
        size,
        rest.sku ?? `${handle}-${size}`,
        '5',
        price,
        rest.former ?? '',
        '',
        rest.picture ?? '',
        '"80 % Baumwolle, 20 % Polyester"',
      ].join(','),
    ),
  ].join('\n')
