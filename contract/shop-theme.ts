import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Media } from './products.ts'
import { Id, line, Moment, NoBody } from './schemas.ts'
import {
  BANNER_HEIGHTS,
  CARD_RATIOS,
  CARD_STYLES,
  DARK_MODES,
  DESKTOP_COLUMNS,
  FAQ_QUESTIONS,
  LOGO_POSITIONS,
  LOOKBOOK_PICTURES,
  PHONE_COLUMNS,
  PICKED_PRODUCTS,
  PRICE_POSITIONS,
  RADIUS,
  SECTION_KINDS,
  THEME_FONTS,
  THEME_PRESETS,
  THEME_TEXT,
} from './shop-theme.limits.ts'
import { PRODUCT_TYPES } from './vocabulary.ts'

/** A text of several lines (Trust S45). */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\n)*$/u)
const lines = (most: number) => z.strictObject({ de: line(most), en: line(most) })
const texts = (most: number) => z.strictObject({ de: text(most), en: text(most) })

/** Trust S49: a theme names colours in one form only, so that it can say nothing else to a browser. */
const Hex = z.string().regex(/^#[0-9a-f]{6}$/)

const shown = { isShown: z.boolean() }
const unique = (ids: readonly string[]) => new Set(ids).size === ids.length

const Section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('announcement'),
    ...shown,
    text: lines(THEME_TEXT.announcement),
    /** Https, on a domain of the brand; empty: no link. */
    link: line(THEME_TEXT.link),
    from: Moment.nullable(),
    until: Moment.nullable(),
  }),
  z.strictObject({ kind: z.literal('hero'), ...shown }),
  z.strictObject({ kind: z.literal('drops'), ...shown }),
  z.strictObject({ kind: z.literal('fresh'), ...shown }),
  z.strictObject({ kind: z.literal('sale'), ...shown }),
  z.strictObject({ kind: z.literal('categories'), ...shown }),
  z.strictObject({
    kind: z.literal('picked'),
    ...shown,
    products: z.array(Id).max(PICKED_PRODUCTS).refine(unique),
  }),
  /** First pictures of these products. */
  z.strictObject({
    kind: z.literal('lookbook'),
    ...shown,
    products: z.array(Id).max(LOOKBOOK_PICTURES).refine(unique),
  }),
  z.strictObject({ kind: z.literal('about'), ...shown, text: texts(THEME_TEXT.about) }),
  z.strictObject({ kind: z.literal('social'), ...shown }),
  z.strictObject({
    kind: z.literal('faq'),
    ...shown,
    questions: z
      .array(z.strictObject({ question: lines(THEME_TEXT.question), answer: texts(THEME_TEXT.answer) }))
      .max(FAQ_QUESTIONS),
  }),
  z.strictObject({ kind: z.literal('contact'), ...shown, text: texts(THEME_TEXT.contact) }),
])

/** A brand's design of its shop (Product 6). */
export const ShopTheme = z
  .strictObject({
    preset: z.enum(THEME_PRESETS),
    colours: z.strictObject({ background: Hex, text: Hex, primary: Hex, onPrimary: Hex }),
    headingFont: z.enum(THEME_FONTS),
    bodyFont: z.enum(THEME_FONTS),
    /** Pixels. */
    radius: z.int().min(0).max(RADIUS.max).multipleOf(RADIUS.step),
    cardStyle: z.enum(CARD_STYLES),
    cardRatio: z.enum(CARD_RATIOS),
    columns: z.strictObject({
      phone: z.int().min(PHONE_COLUMNS.min).max(PHONE_COLUMNS.max),
      desktop: z.int().min(DESKTOP_COLUMNS.min).max(DESKTOP_COLUMNS.max),
    }),
    pricePosition: z.enum(PRICE_POSITIONS),
    bannerHeight: z.enum(BANNER_HEIGHTS),
    logoPosition: z.enum(LOGO_POSITIONS),
    headline: lines(THEME_TEXT.headline),
    intro: texts(THEME_TEXT.intro),
    /** Of the button that opens the cards of the shop; empty: our words. */
    button: lines(THEME_TEXT.button),
    darkMode: z.enum(DARK_MODES),
    /** In the order of the shop; each kind once. */
    sections: z
      .array(Section)
      .length(SECTION_KINDS.length)
      .refine((sections) => unique(sections.map(({ kind }) => kind))),
  })
  .meta({ id: 'ShopTheme' })
export type ShopTheme = Output<typeof ShopTheme>
export type ThemeSection = ShopTheme['sections'][number]

const Palette = z.object({
  paper: Hex,
  ink: Hex,
  surface: Hex,
  line: Hex,
  muted: Hex,
  edge: Hex,
  link: Hex,
  signal: Hex,
  focus: Hex,
  primary: Hex,
  onPrimary: Hex,
})

const products = z.array(Id)
/** A section with something to show, in the reader's language. */
const ShownSection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('announcement'), text: z.string(), link: z.string().nullable() }),
  z.object({ kind: z.literal('hero') }),
  z.object({ kind: z.literal('drops'), products }),
  z.object({ kind: z.literal('fresh'), products }),
  z.object({ kind: z.literal('sale'), products }),
  z.object({ kind: z.literal('categories'), types: z.array(z.enum(PRODUCT_TYPES)) }),
  z.object({ kind: z.literal('picked'), products }),
  z.object({ kind: z.literal('lookbook'), pictures: z.array(z.object({ productId: Id, media: Media })) }),
  z.object({ kind: z.literal('about'), text: z.string() }),
  z.object({ kind: z.literal('social') }),
  z.object({ kind: z.literal('faq'), questions: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  z.object({ kind: z.literal('contact'), text: z.string() }),
])
export type ShownSection = Output<typeof ShownSection>

/** A theme as a shop is drawn with it: colours that can be read, and only sections with something to show. */
export const ShownTheme = z
  .object({
    /** How head and headings are composed. */
    preset: z.enum(THEME_PRESETS),
    palettes: z.object({ light: Palette, dark: Palette }),
    /** Which palette is shown: that of the reader's colour mode, or always the same. */
    scheme: z.enum(['auto', 'light', 'dark']),
    headingFont: z.enum(THEME_FONTS),
    bodyFont: z.enum(THEME_FONTS),
    radius: z.int(),
    cardStyle: z.enum(CARD_STYLES),
    cardRatio: z.enum(CARD_RATIOS),
    columns: z.object({ phone: z.int(), desktop: z.int() }),
    pricePosition: z.enum(PRICE_POSITIONS),
    bannerHeight: z.enum(BANNER_HEIGHTS),
    logoPosition: z.enum(LOGO_POSITIONS),
    headline: z.string(),
    intro: z.string(),
    button: z.string(),
    sections: z.array(ShownSection),
  })
  .meta({ id: 'ShownTheme' })
export type ShownTheme = Output<typeof ShownTheme>

const Version = z.object({
  /** Counted from 1. */
  no: z.int().positive(),
  publishedAt: z.iso.datetime(),
  /** Visitors see this one. */
  isShown: z.boolean(),
  theme: ShopTheme,
})

const Design = z
  .object({
    /** Of the draft; every change names the version that it was made to. */
    version: z.int(),
    draft: ShopTheme,
    savedAt: z.iso.datetime().nullable(),
    /** Null: the shop has our look. */
    published: Version.nullable(),
    /** The draft differs from what visitors see. */
    hasChanges: z.boolean(),
    /** Hosts that an announcement may link to. */
    linkHosts: z.array(z.string()),
    /** What the plan lets a published design have (Product 9). */
    allowed: z.object({
      themePresets: z.array(z.enum(THEME_PRESETS)),
      themeSections: z.array(z.enum(SECTION_KINDS)),
    }),
  })
  .meta({ id: 'ShopDesign' })
export type Design = Output<typeof Design>

const Versions = z.object({ versions: z.array(Version) })
const PreviewLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() })

const version = z.int()
const call = { access: 'brand', brandRight: 'shop', tag: 'theme', response: Design } as const
const change = { ...call, errors: ['conflict', 'theme.link'] } as const

export const shopThemeContract = defineContract({
  'GET /api/brand/theme': { ...call, summary: 'The draft of the shop’s design, and what is published' },
  'PUT /api/brand/theme': {
    ...change,
    summary: 'Save the draft; visitors see nothing of it',
    body: z.strictObject({ version, theme: ShopTheme }),
  },
  'POST /api/brand/theme/publish': {
    ...change,
    summary: 'Show the draft to everyone (Spec §5, the save-theme action)',
    body: z.strictObject({ version }),
    errors: ['conflict', 'theme.link', 'theme.contrast', 'theme.plan', 'settings.claim'],
  },
  'DELETE /api/brand/theme/published': {
    ...call,
    summary: 'Give the shop our own look again; draft and versions stay',
    body: NoBody,
  },
  'GET /api/brand/theme/versions': {
    ...call,
    summary: 'The last ten published versions, the newest first',
    response: Versions,
  },
  'POST /api/brand/theme/versions/{no}/restore': {
    ...change,
    summary: 'Take an earlier version as the draft',
    params: z.strictObject({ no: z.coerce.number<string>().int().positive().max(1_000_000) }),
    body: z.strictObject({ version }),
    errors: ['conflict', 'theme.unknown-version'],
  },
  'POST /api/brand/theme/preview-links': {
    ...call,
    summary: 'A link that shows the draft for 48 hours, without an account',
    body: NoBody,
    response: PreviewLink,
  },
})
