/**
 * Simulated people swipe the demo catalogue: does the deck become theirs? What they like depends on gender, garment,
 * colours, style words, label, price and a quality everybody sees, none of which the ranking is told.
 * Run: node bench/personas.ts
 */
import { demoProducts } from '#demo/catalogue/products.ts'
import type { DemoProduct } from '#demo/product.ts'
import { baseRate } from '#recommender/base-rate.ts'
import { addBit, createBitset } from '#recommender/bitset.ts'
import { type CatalogueIndex, createCatalogueIndex } from '#recommender/catalogue-index.ts'
import { contentVector } from '#recommender/features.ts'
import { learn, newTaste } from '#recommender/learning/posterior.ts'
import { handSetPrior } from '#recommender/learning/prior.ts'
import { hashText, type Random, randomFrom } from '#recommender/random.ts'
import { rank } from '#recommender/rank.ts'

const people = 150
const earlierPeople = 150
const readings = [10, 25, 50, 100] as const
/** The client asks for a fresh order every few swipes. */
const pageOf = 5
const nowMs = Date.UTC(2026, 0, 1)
const everything = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }

/** Chance of a like for every product, by place. */
type Persona = readonly number[]
/** Places of the products in the order of swiping. */
type Course = (persona: Persona, answers: readonly boolean[], person: number) => number[]

if (import.meta.main) await run()

/** Prints like rates in a shop that nobody knows yet and in one with a history. */
export async function run(): Promise<void> {
  const products = demoProducts()
  for (const [shop, earlier] of [
    ['nobody has swiped before', 0],
    [`${earlierPeople} people before`, earlierPeople],
  ] as const) {
    const index = indexOf(products, earlier)
    const rates = products.map((_, place) => index.baseRateOf(place + 1) ?? 0)
    console.log(`${products.length} demo products, ${shop}: like rate after ${readings.join(', ')} swipes`)
    report('random', products, (_persona, _answers, person) => order(products, randomFrom(person).uniform))
    if (earlier > 0) report('most popular', products, () => order(products, (place) => rates[place] ?? 0))
    report('personal deck', products, (_persona, answers, person) => swipeDeck(index, answers, person))
    report('oracle', products, (persona) => order(products, (place) => persona[place] ?? 0))
  }
}

function report(name: string, products: readonly DemoProduct[], course: Course): void {
  const sums = readings.map(() => 0)
  for (let person = 0; person < people; person++) {
    const persona = personaOf(products, person)
    const mood = randomFrom(70_000 + person)
    const answers = persona.map((chance) => mood.uniform() < chance)
    const liked = course(persona, answers, person).map((place) => answers[place] === true)
    readings.forEach((reading, at) => {
      sums[at] = (sums[at] ?? 0) + liked.slice(0, reading).filter(Boolean).length / reading
    })
  }
  console.log(`  ${name.padEnd(16)}${sums.map((sum) => (sum / people).toFixed(3).padStart(8)).join('')}`)
}

function swipeDeck(index: CatalogueIndex, answers: readonly boolean[], person: number): number[] {
  const taste = newTaste(handSetPrior())
  const seen = createBitset()
  const shown: number[] = []
  while (shown.length < (readings.at(-1) ?? 0)) {
    const facts = { index, taste, filter: everything, seen, excluded: null, nowMs, shownBefore: shown.slice(-9) }
    for (const productNo of rank({ ...facts, take: pageOf, seed: person * 1000 + shown.length }).productNos) {
      const vector = index.vectorOf(productNo)
      if (vector !== null) learn(taste, vector, answers[productNo - 1] === true, index.baseRateOf(productNo) ?? 0)
      addBit(seen, productNo)
      shown.push(productNo)
    }
  }
  return shown.map((productNo) => productNo - 1)
}

/** Somebody's leanings follow from their number and the name of what they lean to, whatever is asked first. */
function personaOf(products: readonly DemoProduct[], person: number): Persona {
  const random = randomFrom(person)
  const wears = (['men', 'women'] as const)[Math.floor(random.uniform() * 2)]
  const idealLog = Math.log(9000) + 0.5 * random.normal()
  const lean = (to: string, deviation: number): number => deviation * leaning(person, to).normal()
  const mix = (kind: string, names: readonly string[], deviation: number): number =>
    names.reduce((sum, name) => sum + lean(kind + name, deviation), 0) / Math.sqrt(Math.max(1, names.length))
  return products.map(({ gender, productType, look, label, colours, tags, priceCents, slug }) => {
    const fit = gender === wears ? 0.3 : gender === 'unisex' ? 0 : -2
    const garment = lean(productType, 0.5) + lean(look.kind, 0.7) + lean(look.cut, 0.3) + lean(look.print, 0.3)
    const style = mix('colour', colours, 0.7) + mix('tag', tags.slice(1), 0.6) + lean(label, 0.6)
    const quality = 0.5 * leaning(-1, slug).normal()
    const logit = -0.6 + fit + garment + style + quality - 0.6 * (Math.log(priceCents) - idealLog) ** 2
    return 1 / (1 + Math.exp(-logit))
  })
}

function leaning(person: number, to: string): Random {
  return randomFrom(hashText(`${person} ${to}`))
}

/** The demo with the swipes of earlier people, 60 each, picked by chance. */
function indexOf(products: readonly DemoProduct[], earlier: number): CatalogueIndex {
  const likes = products.map(() => 0)
  const swipes = products.map(() => 0)
  for (let person = 0; person < earlier; person++) {
    const persona = personaOf(products, 10_000 + person)
    const mood = randomFrom(50_000 + person)
    for (let swipe = 0; swipe < 60; swipe++) {
      const place = Math.floor(mood.uniform() * products.length)
      swipes[place] = (swipes[place] ?? 0) + 1
      if (mood.uniform() < (persona[place] ?? 0)) likes[place] = (likes[place] ?? 0) + 1
    }
  }
  const usual = earlier === 0 ? 0.4 : sum(likes) / sum(swipes)
  const labels = [...new Set(products.map(({ label }) => label))]
  const { length: dimension } = handSetPrior().mean
  const index = createCatalogueIndex(dimension)
  products.forEach((product, place) => {
    index.upsert({
      productNo: place + 1,
      brandNo: labels.indexOf(product.label) + 1,
      gender: product.gender,
      productType: product.productType,
      priceCents: product.priceCents,
      releaseAtMs: nowMs - product.listedDaysAgo * 86_400_000,
      impressions: swipes[place] ?? 0,
      baseRate: baseRate(likes[place] ?? 0, swipes[place] ?? 0, usual),
      vector: vectorOf(product),
    })
  })
  return index
}

function vectorOf(product: DemoProduct): Float32Array {
  return contentVector({
    ...product,
    description: product.description.de,
    brand: product.label,
    isOnSale: product.sale !== null,
    isDrop: product.dropsInDays !== null,
  })
}

function order(products: readonly DemoProduct[], worth: (place: number) => number): number[] {
  const keyed = products.map((_, place) => ({ place, worth: worth(place) }))
  return keyed.sort((one, other) => other.worth - one.worth).map(({ place }) => place)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
