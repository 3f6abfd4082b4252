import { expect, test } from 'vitest'
import { randomFrom } from '#recommender/random.ts'
import { type ClickFacts, freeRuleOf } from './click-rules.ts'

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

/** Where people are: most at home with one to three others, some in an office, some in a mobile network with an address for eight. */
function addressOf(user: number): string {
  if (user % 10 < 6) return `home ${Math.floor(user / 3)}`
  return user % 10 < 8 ? `office ${Math.floor(user / 25)}` : `mobile ${Math.floor(user / 40)}`
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
function factsOf({ user, address, campaign, minute, visibleMs }: Click, before: readonly Click[]): ClickFacts {
  const own = before.filter((click) => click.user === user)
  return {
    isTokenValid: true,
    // Each campaign has one product, which is the strictest.
    wasCharged: own.some((click) => click.campaign === campaign),
    isOwn: false,
    isVerified: true,
    // One in fifty registered today.
    accountAgeMs: user % 50 === 0 ? minute * MINUTE_MS : 30 * DAY_MINUTES * MINUTE_MS,
    clicksEver: own.length,
    clicksLately: own.filter((click) => click.minute > minute - 10).length,
    clicksToday: own.length,
    visibleMs,
    clicksFromAddress: before.filter((click) => click.address === address && click.campaign === campaign).length,
    isProgram: false,
    isLinkDead: false,
  }
}

test('of 2 000 honest people less than one click in a hundred is free', () => {
  const clicks = dayOf(20)
  const lost = clicks.filter((click, at) => freeRuleOf(factsOf(click, clicks.slice(0, at))) !== null)
  expect(clicks.length).toBeGreaterThan(1500)
  expect(lost.length / clicks.length).toBeLessThan(0.01)
})
