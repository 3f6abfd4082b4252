import { readFile } from 'node:fs/promises'
import { demoKey, demoShopPath } from '#contract/demo-shop.ts'
import type { DemoProduct } from '#demo/product.ts'
import type { ProductInput, VariantInput } from '#server/features/products/saving/product-input.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'

const DAY_MS = 86_400_000
const SALE_AFTER_DAYS = 30
const SALE_LASTS_DAYS = 90
const MASTER = { width: 1200, height: 1600 } as const

export const variantsOf = (product: DemoProduct): VariantInput[] =>
  product.sizes.map((size) => ({
    size,
    colour: product.colours[0] ?? null,
    colourDe: product.colourName.de,
    colourEn: product.colourName.en,
    isAvailable: !product.soldOut.includes(size),
  }))

export interface Filling {
  readonly now: Date
  readonly placeholders: Readonly<Record<string, string>>
  readonly linkOf: (product: DemoProduct) => string
}

export function inputOf(product: DemoProduct, { now, placeholders, linkOf }: Filling): ProductInput {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const { sale } = product
  const saleStartsAt = daysFromNow(Math.min(0, SALE_AFTER_DAYS - product.listedDaysAgo))
  return {
    externalId: demoKey(product.slug),
    name: product.name,
    descriptionDe: product.description.de,
    descriptionEn: product.description.en,
    gender: product.gender,
    productType: product.productType,
    priceCents: product.priceCents,
    link: linkOf(product),
    releaseAt: product.dropsInDays === null ? null : daysFromNow(product.dropsInDays),
    status: 'active',
    colours: product.colours,
    variants: variantsOf(product),
    materialDe: product.material.de,
    materialEn: product.material.en,
    tags: product.tags,
    images: [
      {
        master: `demo:${product.slug}.webp`,
        source: `demo:${product.slug}.webp`,
        ...MASTER,
        placeholder: placeholders[product.slug] ?? '',
        altDe: '',
        altEn: '',
      },
    ],
    sale: sale && { ...sale, startsAt: saleStartsAt, endsAt: daysFromNow(SALE_LASTS_DAYS) },
    listedAt: daysFromNow(-product.listedDaysAgo),
  }
}

export async function readPlaceholders(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(new URL('../../demo/placeholders.json', import.meta.url), 'utf8')
  return JSON.parse(text) as Record<string, string>
}

export const shopLinks = (config: World['config']) => (product: DemoProduct) =>
  `${siteUrlOf(config)}${demoShopPath(product.label, product.slug)}`

/** A drop's day and a sale from now on, counted as on the day the demo is filled. */
export const datesFrom = ({ dropsInDays, sale }: DemoProduct, now: Date) => {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS)
  return {
    releaseAt: dropsInDays === null ? null : daysFromNow(dropsInDays),
    sale: sale && { ...sale, startsAt: now, endsAt: daysFromNow(SALE_LASTS_DAYS) },
  }
}
