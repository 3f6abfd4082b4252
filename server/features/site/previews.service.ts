import type { Language } from '#contract/limits.ts'
import type { Preview } from '#contract/pages.ts'
import type { World } from '#server/platform/scope.ts'
import { findShop } from './previews.store.ts'

/** Addresses of shops; links to them are shared (decisions 3). */
const SHOP = /^\/brands\/([^/]+)\/shop$/
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** Wide enough for every network's card; narrower masters are offered as they are. */
const PICTURE_WIDTH = 828
const MOST_CHARACTERS = 200

/** What lies behind a path; null for pages that speak for themselves. */
export async function previewOf(
  world: Pick<World, 'db'>,
  path: string,
  language: Language,
): Promise<Preview | 'unknown' | null> {
  const id = SHOP.exec(path)?.[1]
  if (id === undefined) return null
  const shop = ID.test(id) ? await findShop(world.db, id, language) : null
  if (!shop) return 'unknown'
  return {
    title: shop.name,
    description: shortened(shop.description) || FALLBACK[language](shop.name),
    picture: shop.picture && `/media/${shop.picture.id}/${Math.min(PICTURE_WIDTH, shop.picture.width)}.jpg`,
  }
}

const FALLBACK: Readonly<Record<Language, (name: string) => string>> = {
  de: (name) => `${name} auf Dropdeck: Karte für Karte entdecken, gekauft wird direkt bei der Marke.`,
  en: (name) => `${name} on Dropdeck: discover it card by card, and buy straight from the brand.`,
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1).replace(/\s\S*$/, '')}…`
}
