/**
 * What fifty invented people get to like on the demo, from the deck as the server deals it (the feed's own dealing, not
 * the bare ranking). Run: npm run bench personas
 *
 * Target: the share of liked cards in swipes 21 to 40 is at least twice that in the first 20 cards of a shuffled deck,
 * over all personas together, and everybody sees at least 8 labels in the first 40 cards. A deck learns when it is asked
 * for again, so how often that happens decides: every 5 swipes is what the app does (FEED.renewAfter) and the measure,
 * the other two show the range.
 */
import { hashText } from '../../recommender/random.ts'
import { type Asking, swipeDeck } from './personas/course.ts'
import { crowdSwipes } from './personas/crowd.ts'
import { answersOf, type Persona, personas } from './personas/people.ts'
import { openShop, type Shop } from './personas/shop.ts'

/** How often somebody asks for the deck again: comes back once, or has a fresh order every few cards. */
export const ASKINGS = {
  'asked again every 5 swipes': [0, 5, 10, 15, 20, 25, 30, 35],
  'asked again every 10 swipes': [0, 10, 20, 30],
  'asked again once, after 20 swipes': [0, 20],
} as const satisfies Record<string, Asking>

export interface PersonaResult {
  readonly persona: Persona
  /** Share of liked cards in the first 20 of a shuffled deck, on average: that of the whole shop. */
  readonly shuffled: number
  /** Share of liked cards in swipes 1 to 20 and 21 to 40. */
  readonly early: number
  readonly late: number
  /** Different labels among the first 40 cards, the fewest of all rounds. */
  readonly labels: number
}

if (import.meta.main) await run()

/** Prints one table per shop and way of asking, by kind of person. */
export async function run(): Promise<void> {
  const crowd = crowdSwipes(openShop(null, false).products, 300, 60)
  const shops = {
    'a shop that just opened': openShop(null, false),
    '300 people before, not trained': openShop(crowd, false),
    '300 people before, trained': openShop(crowd, true),
  }
  for (const [shopName, shop] of Object.entries(shops)) {
    for (const [askingName, asking] of Object.entries(ASKINGS)) {
      console.log(`\n${shopName}, ${askingName}`)
      console.log(`  ${'kind'.padEnd(18)}people  shuffled    1–20   21–40   ratio  twice  fewest labels`)
      const results = playPersonas(shop, personas, asking)
      for (const [kind, own] of Map.groupBy(results, ({ persona }) => persona.kind)) print(kind, own)
      print('all', results)
    }
  }
}

/** Plays these people one after the other, each unknown at first, several rounds from other random numbers each. */
export function playPersonas(shop: Shop, people: readonly Persona[], asking: Asking, rounds = 4): PersonaResult[] {
  return people.map((persona) => {
    const answers = answersOf(persona, shop.products)
    const courses = Array.from({ length: rounds }, (_, round) =>
      swipeDeck(shop, answers, asking, hashText(`${persona.kind} ${persona.name} ${round}`)),
    )
    const share = (from: number, to: number): number =>
      mean(courses.map((shown) => mean(shown.slice(from, to).map((no) => answers[no - 1] ?? 0))))
    const labels = courses.map((shown) => new Set(shown.map((no) => shop.products[no - 1]?.label)).size)
    const shuffled = mean(Array.from(answers))
    return { persona, shuffled, early: share(0, 20), late: share(20, 40), labels: Math.min(...labels) }
  })
}

/** Likes in swipes 21 to 40 of all these people together, as a multiple of those in 20 shuffled cards. */
export function ratioOf(results: readonly PersonaResult[]): number {
  return mean(results.map(({ late }) => late)) / mean(results.map(({ shuffled }) => shuffled))
}

function print(kind: string, results: readonly PersonaResult[]): void {
  const share = (of: (result: PersonaResult) => number): string => mean(results.map(of)).toFixed(3).padStart(8)
  const twice = results.filter(({ late, shuffled }) => late >= 2 * shuffled).length
  const fewest = Math.min(...results.map(({ labels }) => labels))
  const shares = share(({ shuffled }) => shuffled) + share(({ early }) => early) + share(({ late }) => late)
  const ratio = ratioOf(results).toFixed(2).padStart(8)
  console.log(
    `  ${kind.padEnd(18)}${String(results.length).padStart(6)}  ${shares}${ratio}${String(twice).padStart(7)}${String(fewest).padStart(15)}`,
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)
}
