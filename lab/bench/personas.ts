/**
 * How many cards fifty simulated users like in the demo's deck as the server deals it, not only as it is ranked.
 * Run: npm run bench personas
 *
 * Target: the share of liked cards in swipes 21 to 40 is at least twice that in the first 20 cards of a shuffled deck,
 * over all personas together, and each of them sees at least 8 labels in the first 40 cards. The order changes only when
 * the deck is requested again: the app does so every 5 swipes (FEED.renewAfter), which is the target's schedule.
 */
import { hashText } from '../../recommender/random.ts'
import { playMoods } from './personas/moods.ts'
import { openShop, type Shop } from './personas/shop.ts'
import { simulateHistory } from './personas/simulated-history.ts'
import { type Schedule, simulateSession } from './personas/simulated-session.ts'
import { answersOf, type Persona, personas } from './personas/simulated-users.ts'

/** How often the deck is requested again. */
export const SCHEDULES = {
  'requested every 5 swipes': [0, 5, 10, 15, 20, 25, 30, 35],
  'requested every 10 swipes': [0, 10, 20, 30],
  'requested once more, after 20 swipes': [0, 20],
} as const satisfies Record<string, Schedule>

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

/** Prints one table per shop and schedule, by kind of persona. */
export async function run(): Promise<void> {
  const history = simulateHistory(openShop(null, false).products, 300, 60)
  const shops = {
    'a new shop': openShop(null, false),
    '300 people before, not trained': openShop(history, false),
    '300 people before, trained': openShop(history, true),
  }
  for (const [shopName, shop] of Object.entries(shops)) {
    for (const [scheduleName, schedule] of Object.entries(SCHEDULES)) {
      console.log(`\n${shopName}, ${scheduleName}`)
      console.log(`  ${'kind'.padEnd(18)}people  shuffled    1–20   21–40   ratio  twice  fewest labels`)
      const results = playPersonas(shop, personas, schedule)
      for (const [kind, own] of Map.groupBy(results, ({ persona }) => persona.kind)) print(kind, own)
      print('all', results)
    }
    for (const line of playMoods(shop, history)) console.log(`  ${line}`)
  }
}

/** Simulates each persona as a new user, in several rounds with different seeds. */
export function playPersonas(shop: Shop, people: readonly Persona[], schedule: Schedule, rounds = 4): PersonaResult[] {
  return people.map((persona) => {
    const answers = answersOf(persona, shop.products)
    const sessions = Array.from({ length: rounds }, (_, round) =>
      simulateSession(shop, () => answers, schedule, hashText(`${persona.kind} ${persona.name} ${round}`)),
    )
    const share = (from: number, to: number): number =>
      mean(sessions.map((shown) => mean(shown.slice(from, to).map((no) => answers[no - 1] ?? 0))))
    const labels = sessions.map((shown) => new Set(shown.map((no) => shop.products[no - 1]?.label)).size)
    const shuffled = mean(Array.from(answers))
    return { persona, shuffled, early: share(0, 20), late: share(20, 40), labels: Math.min(...labels) }
  })
}

/** Like rate in swipes 21 to 40 over all personas, as a multiple of that in a shuffled deck. */
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
