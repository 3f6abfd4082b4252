/**
 * People whom a taste of fixed traits does not describe: lovers of a single colour, people whose mood changes after 50
 * swipes, and people who like what the crowd passes. The deck is requested every five swipes.
 */
import type { DemoProduct } from '../../../demo/product.ts'
import type { Swipes } from '../../../recommender/learning/swipes.ts'
import { hashText } from '../../../recommender/random.ts'
import type { Shop } from './shop.ts'
import { SESSION_LENGTH, simulateSession } from './simulated-session.ts'

type Wants = (product: DemoProduct) => boolean

const RENEW = 5
const CHANGE_AFTER = 50
/** A mood is followed again when a window of this many swipes has this share of the likes before. */
const [WINDOW, RECOVERED, WITHIN] = [10, 0.8, 25]
const COLOURS = ['olive', 'beige', 'pink', 'grey', 'green', 'brown', 'navy', 'blue', 'red', 'white', 'yellow', 'purple']

/** One line for each kind of people. */
export function playMoods(shop: Shop, history: Swipes): string[] {
  return [colourLovers(shop), switchers(shop), contrarians(shop, history)]
}

function colourLovers(shop: Shop): string {
  const ratios = COLOURS.map((colour) => {
    const answers = answersOf(shop, colour, (product) => product.colours[0] === colour)
    const late = mean(likesOf(shop, () => answers, colour, SESSION_LENGTH).slice(20, 40))
    return { late, shuffled: mean(Array.from(answers)) }
  })
  const ratio = mean(ratios.map(({ late }) => late)) / mean(ratios.map(({ shuffled }) => shuffled))
  return `lovers of one of ${COLOURS.length} colours: ${ratio.toFixed(2)} times shuffled in swipes 21 to 40`
}

function switchers(shop: Shop): string {
  const types = ['shoes', 'tops', 'pants', 'accessories'] as const
  const genders = ['men', 'women'] as const
  const moods: readonly (readonly [string, Wants])[] = [
    ...types.map((type) => [type, ({ productType }: DemoProduct) => productType === type] as const),
    ...genders.map((one) => [one, ({ gender }: DemoProduct) => gender === one] as const),
  ]
  const pairs = moods.flatMap(([one, first]) =>
    moods.filter(([other]) => other !== one).map(([other, second]) => ({ name: `${one} ${other}`, first, second })),
  )
  const people = pairs.slice(0, 25)
  const recovered = people.filter(({ name, first, second }) => {
    const [early, late] = [answersOf(shop, name, first), answersOf(shop, name, second)]
    const likes = likesOf(shop, (swipe) => (swipe < CHANGE_AFTER ? early : late), name, 100)
    const before = mean(likes.slice(CHANGE_AFTER - 20, CHANGE_AFTER))
    return Array.from({ length: WITHIN - WINDOW + 1 }, (_, from) => CHANGE_AFTER + from).some(
      (from) => mean(likes.slice(from, from + WINDOW)) >= RECOVERED * before,
    )
  })
  return `mood changed after ${CHANGE_AFTER} swipes: ${recovered.length} of ${people.length} back at ${100 * RECOVERED} % within ${WITHIN}`
}

function contrarians(shop: Shop, history: Swipes): string {
  const [likes, swipes] = [new Float64Array(shop.products.length), new Float64Array(shop.products.length)]
  history.productNos.forEach((no, at) => {
    likes[no - 1] = (likes[no - 1] ?? 0) + (history.liked[at] ?? 0)
    swipes[no - 1] = (swipes[no - 1] ?? 0) + 1
  })
  const rates = Array.from(likes, (count, at) => count / Math.max(1, swipes[at] ?? 0))
  const bound = rates.toSorted((one, other) => one - other)[Math.floor(rates.length * 0.25)] ?? 0
  const unpopular = new Set(shop.products.filter((_, at) => (rates[at] ?? 0) <= bound))
  const people = Array.from({ length: 12 }, (_, at) => {
    const answers = answersOf(shop, `contrarian ${at}`, (product) => unpopular.has(product))
    const shown = likesOf(shop, () => answers, `contrarian ${at}`, 100)
    return { early: mean(shown.slice(0, 40)), late: mean(shown.slice(40)), shuffled: mean(Array.from(answers)) }
  })
  const of = (part: 'early' | 'late' | 'shuffled'): string => mean(people.map((each) => each[part])).toFixed(3)
  return `who like what the crowd passes: ${of('early')} of swipes 1 to 40, ${of('late')} of 41 to 100, shuffled ${of('shuffled')}`
}

function likesOf(shop: Shop, answersAt: (swipe: number) => Uint8Array, name: string, length: number): number[] {
  const schedule = Array.from({ length: length / RENEW }, (_, round) => round * RENEW)
  const shown = simulateSession(shop, answersAt, schedule, hashText(name), length)
  return shown.map((no, swipe) => answersAt(swipe)[no - 1] ?? 0)
}

/** The answer to every product: 85 % of the wanted ones and 6 % of the others are liked. */
function answersOf({ products }: Shop, name: string, wants: Wants): Uint8Array {
  return Uint8Array.from(products, (product) => {
    const luck = hashText(`${name} ${product.slug}`) / 2 ** 32
    return luck < (wants(product) ? 0.85 : 0.06) ? 1 : 0
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)
}
