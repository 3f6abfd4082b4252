import type { BrandShop } from '#contract/brands.ts'
import { SECTION_KINDS, THEME_PRESETS } from '#contract/shop-theme.limits.ts'
import type { ShopTheme, ThemeSection } from '#contract/shop-theme.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { DEMO_BRAND_ID } from '../label/demo-id.ts'
import { followersOn } from '../label/followers.ts'
import { LABEL, LABEL_HOST } from '../label/label.ts'
import { bannerMedia, logoMedia } from '../label/pictures.ts'
import { productNamed, releaseOf } from '../label/products.ts'
import { centsOn, listedDaysAgo, RUNNING_SALE } from '../label/timetable.ts'
import { cardOf } from './cards.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { publicProducts } from './products.ts'

const PICKED = ['kai-hoodie', 'nordwand-parka', 'anker-cargo', 'mole-low']
const NEW_DAYS = 30
const ROW = 8

/** What the label has written into its sections. */
const WRITTEN: Partial<{ readonly [K in ThemeSection['kind']]: object }> = {
  announcement: {
    text: { de: 'Ebbe-Sale: 20 % auf fünf Stücke', en: 'Low tide sale: 20% off five pieces' },
    link: `https://${LABEL_HOST}/sale`,
  },
  picked: { products: PICKED.map((slug) => productNamed(slug).id) },
  lookbook: { products: [...PICKED, 'polar-puffer', 'bake-runner'].map((slug) => productNamed(slug).id) },
  about: {
    text: {
      de: 'NORDKANTE kommt aus Husum. Wir machen Kleidung für Leute, die auch bei Wind draußen sind.',
      en: 'NORDKANTE is from Husum. We make clothes for people who stay outside when it blows.',
    },
  },
}

function ownTheme(): ShopTheme {
  const preset = presetTheme('minimal')
  return {
    ...preset,
    headline: { de: 'Kante zeigen', en: 'Show an edge' },
    intro: LABEL.description,
    sections: preset.sections.map((section) => ({ ...section, ...WRITTEN[section.kind] }) as ThemeSection),
  }
}

export const theme: DemoAnswer<'GET /api/brand/theme'> = (world) => {
  const draft = ownTheme()
  return {
    version: 3,
    draft,
    savedAt: daysAgo(world, 2),
    published: { no: 2, publishedAt: daysAgo(world, 2), isShown: true, theme: draft },
    hasChanges: false,
    linkHosts: [LABEL_HOST],
    allowed: { themePresets: [...THEME_PRESETS], themeSections: [...SECTION_KINDS] },
  }
}

export const themeVersions: DemoAnswer<'GET /api/brand/theme/versions'> = (world) => ({
  versions: [
    { no: 2, publishedAt: daysAgo(world, 2), isShown: true, theme: ownTheme() },
    { no: 1, publishedAt: daysAgo(world, 64), isShown: false, theme: presetTheme('beton') },
  ],
})

export const themePreview: DemoAnswer<'GET /api/brand/theme/preview'> = (world, { query = {} }) => {
  const reader = { ...world, language: query.language ?? world.language }
  const all = publicProducts()
  const ids = (wanted: typeof all) => wanted.slice(0, ROW).map(({ id }) => id)
  return {
    brand: shopOf(reader),
    contents: {
      drops: ids(all.filter(({ piece }) => releaseOf(piece, world.time) !== null)),
      fresh: ids(all.filter(({ no }) => (listedDaysAgo(no) ?? NEW_DAYS) < NEW_DAYS)),
      sale: ids(all.filter(({ no, piece }) => centsOn(no, 0) < piece.priceCents)),
      types: [...PRODUCT_TYPES],
      hasSocials: true,
    },
    products: all.map((product) => cardOf(reader, product)),
  }
}

const daysAgo = ({ time }: DemoWorld, days: number): string => momentOf(daysLater(time.today, -days), 16)

/** The label as its public page shows it. */
function shopOf(world: DemoWorld): BrandShop {
  const { language, time } = world
  const all = publicProducts()
  const drop = all.find(({ piece }) => releaseOf(piece, time) !== null)
  const { company, street, postalCode, city, email, phone, representative, register, vatId } = LABEL.company
  return {
    id: DEMO_BRAND_ID,
    name: LABEL.name,
    letter: 'N',
    city: LABEL.city,
    isVerified: true,
    logo: logoMedia(),
    productTypes: [...PRODUCT_TYPES],
    products: all.length,
    onSale: RUNNING_SALE.pieces.length,
    drops: drop ? 1 : 0,
    nextDropAt: drop ? releaseOf(drop.piece, time) : null,
    isNew: false,
    isFollowed: false,
    isHidden: false,
    pictures: all.slice(0, 3).flatMap((product) => cardOf(world, product).media),
    description: LABEL.description[language],
    lang: language,
    website: LABEL.website,
    banner: bannerMedia(),
    imprint: {
      company,
      street,
      city: `${postalCode} ${city}`,
      country: 'DE',
      contact: email,
      phone,
      representative,
      register,
      vatId,
      safety: null,
    },
    socials: LABEL.socials.map(({ network, url }) => ({ network, url })),
    closure: null,
    shipping: LABEL.shipping.sentence[language],
    followers: followersOn(0),
    dropRecord: null,
    theme: null,
  }
}
