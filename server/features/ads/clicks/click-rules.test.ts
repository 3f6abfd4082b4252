import { expect, test } from 'vitest'
import { AD_CLICK } from '#contract/ads.limits.ts'
import { randomFrom } from '#recommender/random.ts'
import { type AddressClicks, type ClickFacts, freeRuleOf, isFarm } from './click-rules.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
const PEOPLE = 2000
const CAMPAIGNS = 40

interface Click {
  readonly user: number
  readonly address: string
  readonly campaign: number
  readonly minute: number
  readonly visibleMs: number
}

/** Where people are: half at home with one to three others, some at one university, some behind three addresses of a carrier. */
function addressOf(user: number): string {
  if (user % 10 < 5) return `home ${Math.floor(user / 3)}`
  return user % 10 < 7 ? 'university' : `mobile ${user % 3}`
}

/** One in fifty registered today, one in fifteen within the last week, the others long ago. */
const ageMsOf = (user: number, minute: number): number =>
  (user % 50 === 0 ? minute : (user % 15 === 1 ? 3 : 30) * DAY_MINUTES) * MINUTE_MS
const isNew = ({ user, minute }: Click): boolean =>
  ageMsOf(user, minute) < AD_CLICK.address.newDays * DAY_MINUTES * MINUTE_MS

/** Clicks on the campaign of this one from its network address. */
function fromAddressOf({ address, campaign }: Click, clicks: readonly Click[]): AddressClicks {
  const same = clicks.filter((click) => click.address === address && click.campaign === campaign)
  return { all: same.length, new: same.filter(isNew).length }
}

/** A day: people look at cards in one to three sittings, and now and then go on to a shop. */
function dayOf(seed: number): Click[] {
  const { uniform, normal } = randomFrom(seed)
  const clicks: Click[] = []
  for (let user = 0; user < PEOPLE; user += 1) {
    const clicked = new Set<number>()
    const sittings = 1 + Math.floor(uniform() * 3)
    for (let sitting = 0; sitting < sittings; sitting += 1) {
      const start = uniform() * (DAY_MINUTES - 40)
      const wanted = uniform() < 0.5 ? 0 : Math.floor(1 + 2.5 * uniform() ** 2)
      for (let no = 0; no < wanted; no += 1) {
        const campaign = Math.floor(CAMPAIGNS * uniform() ** 2)
        // A card that was answered is not dealt again.
        if (clicked.has(campaign)) continue
        clicked.add(campaign)
        const visibleMs = Math.max(250, 6000 * Math.exp(0.8 * normal()))
        clicks.push({ user, address: addressOf(user), campaign, minute: start + no * (1 + 8 * uniform()), visibleMs })
      }
    }
  }
  return clicks.sort((one, other) => one.minute - other.minute)
}

/** What the database counts, from the clicks of the day before this one. */
function factsOf(click: Click, before: readonly Click[]): ClickFacts {
  const { user, campaign, minute, visibleMs } = click
  const own = before.filter((other) => other.user === user)
  return {
    isTokenValid: true,
    // Each campaign has one product, which is the strictest.
    wasCharged: own.some((other) => other.campaign === campaign),
    isOwn: false,
    isVerified: true,
    accountAgeMs: ageMsOf(user, minute),
    clicksEver: own.length,
    clicksLately: own.filter((other) => other.minute > minute - 10).length,
    clicksToday: own.length,
    visibleMs,
    fromAddress: fromAddressOf(click, before),
    isProgram: false,
    isLinkDead: false,
  }
}

// Also those that the nightly look takes back: it counts the whole day.
test('of 2 000 honest people less than one click in a hundred is free, also behind addresses that hundreds share', () => {
  const clicks = dayOf(20)
  const isTakenBack = (click: Click) => isNew(click) && isFarm(fromAddressOf(click, clicks))
  const lost = clicks.filter(
    (click, at) => freeRuleOf(factsOf(click, clicks.slice(0, at))) !== null || isTakenBack(click),
  )
  const busiest = Math.max(...clicks.map((click) => fromAddressOf(click, clicks).all))
  expect(clicks.length).toBeGreaterThan(1500)
  expect(busiest).toBeGreaterThan(50)
  expect(lost.length / clicks.length).toBeLessThan(0.01)
})

test('of many new accounts behind one address the clicks after the tenth are free, and those of others are not', () => {
  const atAddress = { user: 0, address: 'farm', campaign: 0, visibleMs: 5000 }
  const farm = Array.from({ length: 40 }, (_, no) => ({ ...atAddress, user: 50 * (no + 1), minute: 20 * no + 100 }))
  const ruleAt = (click: Click, at: number) => freeRuleOf(factsOf(click, farm.slice(0, at)))
  expect(farm.map(ruleAt)).toEqual([...Array(10).fill(null), ...Array(30).fill('R7')])
  expect(freeRuleOf(factsOf({ ...atAddress, user: 2, minute: 1000 }, farm))).toBe(null)
  expect(isFarm(fromAddressOf(farm[0] as Click, farm))).toBe(true)
})
