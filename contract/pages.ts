import type { User } from './accounts.ts'
import type { BrandShop } from './brands.ts'
import type { Filters, SwipeState } from './discovery.ts'
import type { Product } from './products.ts'
import type { ProductPage, PublicShop } from './search.ts'
import type { SiteFacts } from './site.ts'
import type { Language } from './vocabulary.ts'

/** Content of a link preview for data that only the server has, such as a brand's shop. */
export interface Preview {
  /** Search engines may show it. */
  readonly isListed: boolean
  /** The product of a product page, which is rendered for visitors; null for other paths. */
  readonly product: Product | null
  /** The shop of a shop's page, which is rendered for visitors; null for other paths, and for members. */
  readonly shop: PublicShop | null
  readonly title: string
  readonly description: string
  /** Path or address of the picture. */
  readonly picture: string | null
}

/**
 * What a member's app would request first, sent with its document. It belongs to one user: such a document is never
 * cached.
 */
export interface InitialData {
  /** Language of the answers: the one that the user used last, as far as the server knows. */
  readonly language: Language
  readonly user: User
  /** Of the user's deck; null on other pages, and when no products are left. */
  readonly deck: InitialDeck | null
  /** On the page of a shop. */
  readonly shop: InitialShop | null
}

export interface InitialDeck {
  readonly state: SwipeState | null
  readonly filters: Filters
  /** The cards that can be seen, the first on top. */
  readonly products: readonly Product[]
}

export interface InitialShop {
  readonly brand: BrandShop
  /** Its first products. */
  readonly list: ProductPage
  /** Those in the sections of its design. */
  readonly featured: readonly Product[]
}

export interface PageRequest {
  /** Without query. */
  readonly path: string
  readonly language: Language
  /** Address of this installation, without a slash at the end. */
  readonly origin: string
  readonly facts: SiteFacts
  /** Visitors get server-rendered pages, members start from the app's shell. */
  readonly isVisitor: boolean
  readonly preview: Preview | null
  /** Null for visitors, and where it could not be read: then the app requests it. */
  readonly initialData: InitialData | null
}

export interface Page {
  readonly html: string
  /** The same request always gets the same page, so that it can be cached. */
  readonly isFixed: boolean
}

/** Makes whole HTML documents; built with the web app and loaded by the server that serves it. */
export interface PageRenderer {
  render(request: PageRequest): Promise<Page>
  /** `/products/:productId` for the path of a product's page; null when no page of the product has this path. */
  pagePath(path: string): string | null
  /** Paths for search engines. */
  readonly publicPaths: readonly string[]
  /** Whether the address of this page carries a secret: no request may name it as its referrer. */
  isAddressPrivate(path: string): boolean
  /** Whether only staff have a page at this path: others are answered as at an unknown one. */
  isForStaff(path: string): boolean
  /** `sha256-…` of the inline scripts of the documents, for the content security policy. */
  readonly scriptHashes: readonly string[]
  /** The same for the inline styles. */
  readonly styleHashes: readonly string[]
}

/**
 * `/saved/` is `/saved`; a page has one address. A loop, because a regular expression needs quadratic time for a path of
 * slashes, which would block the server for a second.
 */
export function barePath(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The one policy that may make script addresses in our pages (Trusted Types, Trust S84). */
export const TRUSTED_TYPES_POLICY = 'dropdeck'
