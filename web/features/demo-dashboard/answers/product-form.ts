import { emptyProduct } from '#contract/empty-product.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { stepsOf } from '../events/counts.ts'
import { demoId } from '../label/demo-id.ts'
import { LABEL, LABEL_HOST, productLink } from '../label/label.ts'
import { pieceMedia } from '../label/pictures.ts'
import { isPublic, type Numbered, productOf, releaseOf, stateOf, updatedAt } from '../label/products.ts'
import { variantsOf } from '../label/sizes.ts'
import { altOf, textOf } from '../label/texts.ts'
import { centsOn, listedDaysAgo, saleOn } from '../label/timetable.ts'
import { fibresOf } from './cards.ts'
import type { DemoAnswer } from './demo-answer.ts'

export const formFacts: DemoAnswer<'GET /api/brand/products/facts'> = () => {
  const { company, street, postalCode, city, email } = LABEL.company
  return {
    brandName: LABEL.name,
    language: 'de',
    linkHosts: [LABEL_HOST],
    safety: { name: company, address: `${street}, ${postalCode} ${city}`, contact: email },
    demoShop: null,
    isReviewed: false,
  }
}

export const product: DemoAnswer<'GET /api/brand/products/{id}'> = ({ time, language }, { params }) => {
  const { id, no, piece } = productOf(params.id, language)
  const wasShown = listedDaysAgo(no) !== null
  const [picture] = picturesOf({ no, piece })
  return {
    id,
    version: 1,
    state: stateOf(piece),
    form: formOf({ no, piece }, releaseOf(piece, time)),
    pending: null,
    pictures: picture ? [picture] : [],
    linkStatus: wasShown && releaseOf(piece, time) === null ? 200 : null,
    linkAffiliateHost: null,
    wasShown,
    updatedAt: updatedAt(no, time),
  }
}

export const images: DemoAnswer<'GET /api/brand/products/{id}/images'> = ({ language }, { params }) => ({
  version: 'demo',
  pictures: picturesOf(productOf(params.id, language)).map((picture) => ({
    ...picture,
    focus: { x: 500, y: 500 },
    state: 'shown' as const,
    refusal: '',
  })),
})

/** How many wait for the next drop: those who saved it. */
export const waiting: DemoAnswer<'GET /api/brand/products/{id}/waiting'> = ({ visits, time, language }, { params }) => {
  const { no, piece } = productOf(params.id, language)
  if (releaseOf(piece, time) === null) return { waiting: 0, sent: 0, failed: 0, clicked: 0 }
  const { saved, unsaved } = stepsOf(visits, { from: 89, to: 0, piece: no })
  return { waiting: Math.round((saved - unsaved) * 0.4), sent: 0, failed: 0, clicked: 0 }
}

export const history: DemoAnswer<'GET /api/brand/products/{id}/history'> = ({ time, language }, { params }) => {
  const { no, piece } = productOf(params.id, language)
  const listed = listedDaysAgo(no)
  const at = (daysAgo: number, hour: number) => momentOf(daysLater(time.today, -daysAgo), hour)
  const created = {
    at: at((listed ?? 0) + 3, 10),
    by: 'lene.harms',
    isByStaff: false,
    action: 'product.created',
    changed: {},
  }
  if (listed === null) return { entries: [created], prices: [] }
  const published = { at: at(listed, 9), by: 'lene.harms', isByStaff: false, action: 'product.publish', changed: {} }
  return { entries: [published, created], prices: pricesOf({ no, piece }, listed, at) }
}

/** Every price that it had: the regular one, and that of each sale. */
function pricesOf(
  { no, piece }: Pick<Numbered, 'no' | 'piece'>,
  listed: number,
  at: (daysAgo: number, hour: number) => string,
) {
  const prices: { from: string; to: string | null; priceCents: number; cause: string }[] = []
  for (let day = listed; day >= 0; day -= 1) {
    const priceCents = centsOn(no, day)
    const last = prices.at(-1)
    if (last?.priceCents === priceCents) continue
    const from = at(day, day === listed ? 9 : 0)
    if (last) last.to = from
    prices.push({ from, to: null, priceCents, cause: saleOn(piece.slug, day) ? 'sale' : 'product' })
  }
  return prices.toReversed()
}

const picturesOf = ({ no, piece }: Pick<Numbered, 'no' | 'piece'>) => [
  {
    id: demoId('picture', no + 1),
    media: pieceMedia(piece, altOf(piece, 'de')),
    altDe: altOf(piece, 'de'),
    altEn: altOf(piece, 'en'),
  },
]

function formOf({ no, piece }: Pick<Numbered, 'no' | 'piece'>, releaseAt: string | null): ProductForm {
  return {
    ...emptyProduct('de'),
    name: piece.name,
    description: piece.stage === 'draft' ? {} : { de: textOf(piece, 'de'), en: textOf(piece, 'en') },
    productType: piece.type,
    category: piece.category,
    gender: piece.gender,
    priceGrossCents: piece.priceCents,
    link: isPublic(piece) || piece.stage === 'in-review' || piece.stage === 'paused' ? productLink(piece.slug) : null,
    releaseAt,
    variants: variantsOf(piece, no),
    fibres: fibresOf(piece),
    care:
      piece.type === 'shoes' ? {} : { de: 'Bei 30 °C waschen, an der Luft trocknen.', en: 'Wash at 30 °C, dry flat.' },
    originCountry: 'PT',
    tags: [piece.category, piece.season === 'cold' ? 'winter' : 'streetwear'],
  }
}
