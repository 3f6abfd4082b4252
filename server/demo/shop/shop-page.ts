import { demoShopPath } from '#contract/demo-shop.ts'
import { priceWords } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import { plainText } from '#contract/rich-text.ts'
import type { Language } from '#contract/vocabulary.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { SHOP_TEXTS } from './shop-texts.ts'

/** Colours of the labels' shops, chosen by the label's name: they are not the colours of Dropdeck. */
const TONES = ['#1f3d7a', '#7a1f2b', '#1d5c45', '#5a2a78', '#7a4a12', '#0f5866'] as const

/** In the document, so that the page is complete with one request besides the picture. */
export const SHOP_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #121214); --ink: light-dark(#111113, #f3f1ec); --muted: light-dark(#57544e, #aaa69d); --line: light-dark(#dcd9d2, #34343a) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 450 1rem/1.5 Archivo, system-ui, sans-serif }
.notice { margin: 0; padding: .75rem max(1.25rem, env(safe-area-inset-left)); background: #d7ff3e; color: #0b0b0c; font-weight: 650; text-align: center; text-wrap: balance }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; padding: .75rem 1.25rem; color: #fff }
header b { font-size: 1.25rem; font-weight: 900; letter-spacing: .04em; text-transform: uppercase; overflow-wrap: anywhere }
header b small { margin-left: .5rem; font-size: .75rem; font-weight: 550; letter-spacing: 0; text-transform: none }
header a { display: inline-flex; align-items: center; min-height: 44px; color: inherit }
${TONES.map((tone, at) => `.tone-${at} header { background: ${tone} }`).join('\n')}
main { display: grid; gap: 1.5rem; max-width: 64rem; margin: 0 auto; padding: 1.25rem 1.25rem 3rem }
@media (min-width: 44rem) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 3rem; padding-top: 2.5rem; align-items: start } }
@media (max-width: 43.99rem) { .picture { max-width: 24rem; width: 100%; margin: 0 auto } }
.picture img { display: block; width: 100%; height: auto; border-radius: 4px; background: var(--line) }
.about { display: grid; gap: 1rem; justify-items: start }
h1 { margin: 0; font-size: clamp(1.75rem, 5vw, 2.75rem); line-height: 1.05; font-weight: 850; overflow-wrap: anywhere; hyphens: auto }
p, ul, h2 { margin: 0 }
h2 { font-size: 1rem; font-weight: 650 }
.price { font-size: 1.5rem; font-weight: 750; font-variant-numeric: tabular-nums }
.price s { margin-left: .5rem; color: var(--muted); font-size: 1rem; font-weight: 450 }
.muted { color: var(--muted); font-size: .875rem }
ul { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none }
li { min-width: 3rem; padding: .5rem .75rem; border: 1px solid var(--ink); border-radius: 4px; text-align: center; font-variant-numeric: tabular-nums }
li.out { border-color: var(--line); color: var(--muted); text-decoration: line-through }
.explained { padding: 1rem; border: 1px dashed var(--muted); border-radius: 4px }
.back { display: inline-flex; align-items: center; min-height: 52px; padding: 0 1.75rem; border-radius: 999px; background: #d7ff3e; color: #0b0b0c; font-weight: 650; text-decoration: none }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 3px }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`

export interface ShopPage {
  readonly product: Product
  readonly brandSlug: string
  readonly productSlug: string
  readonly language: Language
  /** Leads back to the product in the app. */
  readonly back: string
  readonly now: Date
}

/** The page that stands for a label's shop: what it sells and for how much, and that nothing can be bought. */
export function shopPage({ product, brandSlug, productSlug, language, back, now }: ShopPage): string {
  const t = SHOP_TEXTS[language]
  const brand = escapeHtml(product.brand.name)
  const other = language === 'de' ? 'en' : 'de'
  const otherAddress = `${demoShopPath(brandSlug, productSlug)}?lang=${other}`
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(product.name)} · ${brand} (${t.mark})</title><style>${SHOP_STYLE}</style>` +
    `<body class="tone-${toneOf(brandSlug)}">` +
    `<p class="notice">${escapeHtml(t.notice(product.brand.name))}</p>` +
    `<header><b>${brand}<small>${t.mark}</small></b><a href="${otherAddress}" hreflang="${other}" lang="${other}">${t.other}</a></header>` +
    `<main>${pictureOf(product)}<div class="about"><h1>${escapeHtml(product.name)}</h1>` +
    `${priceOf(product, language)}${dropOf(product, language, now)}` +
    `<p>${escapeHtml(plainText(product.description))}</p>` +
    `${sizesOf(product, language)}` +
    (product.material ? `<p class="muted">${t.material}: ${escapeHtml(product.material)}</p>` : '') +
    `<p class="explained">${escapeHtml(t.explanation(product.brand.name))}</p>` +
    `<a class="back" href="${escapeHtml(back)}">${t.back}</a></div></main></body></html>`
  )
}

const toneOf = (slug: string): number =>
  [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length

function pictureOf({ media }: Product): string {
  const [picture] = media
  if (!picture) return ''
  const { base, widths, width, height, alt } = picture
  const sources = widths.map((each) => `${base}/${each}.webp ${each}w`).join(', ')
  return (
    `<div class="picture"><img src="${base}/${widths.at(-1)}.webp" srcset="${sources}"` +
    ` sizes="(min-width: 44rem) 30rem, 24rem" width="${width}" height="${height}" alt="${escapeHtml(alt)}"></div>`
  )
}

const euros = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' }).format(amount)

/** A reduction is shown from the lowest price of 30 days, as in the app (PAngV § 11). */
function priceOf(product: Product, language: Language): string {
  const { price, salePrice, lowest30d, activeSale } = product
  const t = SHOP_TEXTS[language]
  const now = salePrice ?? price
  const before = Math.min(price, lowest30d ?? price)
  const code = activeSale?.promoCode
  return (
    `<p class="price"><span class="hidden">${t.price}: </span>${priceWords(product, euros(now, language), language)}` +
    (now < before ? ` <s>${t.before(euros(before, language))}</s>` : '') +
    '</p>' +
    (lowest30d === null ? '' : `<p class="muted">${t.lowest(euros(lowest30d, language))}</p>`) +
    (code ? `<p>${escapeHtml(t.code(code))}</p>` : '')
  )
}

function dropOf({ releaseDate }: Product, language: Language, now: Date): string {
  if (releaseDate === null || new Date(releaseDate) <= now) return ''
  const date = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(new Date(releaseDate))
  return `<p><strong>${SHOP_TEXTS[language].drop(date)}</strong></p>`
}

function sizesOf({ sizes, soldOutSizes }: Product, language: Language): string {
  const t = SHOP_TEXTS[language]
  if (sizes.length === 0) return ''
  const entries = sizes.map((size) =>
    soldOutSizes.includes(size)
      ? `<li class="out">${escapeHtml(size)} <span class="hidden">${t.soldOut}</span></li>`
      : `<li>${escapeHtml(size)}</li>`,
  )
  return `<h2>${t.sizes}</h2><ul>${entries.join('')}</ul>`
}
