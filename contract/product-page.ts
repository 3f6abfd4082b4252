import { z } from 'zod'
import { PICTURES_PER_PRODUCT } from './brand-pictures.limits.ts'
import { PRODUCT_LIMITS } from './brand-products.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { ProductForm } from './product-form.ts'
import { Id } from './schemas.ts'

const brandCall = { access: 'brand', brandRight: 'products', tag: 'workspace' } as const
const Address = z.string().trim().min(1).max(PRODUCT_LIMITS.link)
const Addresses = z.array(Address).max(PICTURES_PER_PRODUCT)

const ProductOfPage = z
  .object({
    /** What the page says, over an empty form; nothing of it is saved. */
    form: ProductForm,
    /** Addresses of its pictures. */
    pictures: Addresses,
  })
  .meta({ id: 'ProductOfPage' })
export type ProductOfPage = Output<typeof ProductOfPage>

export const productPageContract = defineContract({
  'POST /api/brand/product-page': {
    ...brandCall,
    summary: 'Read the product from a page of the own shop; saves nothing',
    body: z.strictObject({ link: Address }),
    response: ProductOfPage,
    errors: [
      'page.address',
      'page.not-yours',
      'page.unreachable',
      'page.too-large',
      'page.blocked',
      'page.missing',
      'page.no-product',
    ],
  },
  'POST /api/brand/products/{id}/page-pictures': {
    ...brandCall,
    summary: 'Fetch pictures of the page of a product',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ addresses: Addresses }),
    /** Those that could not be fetched are left out. */
    response: z.object({ added: z.int().nonnegative() }),
    errors: ['products.unknown', 'pictures.quota'],
  },
})
