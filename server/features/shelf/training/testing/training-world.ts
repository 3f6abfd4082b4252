import { expect, vi } from 'vitest'
import { type DeckWorld, openDeckWorld } from '#server/features/discovery/testing/deck-world.ts'
import { inventedProduct } from '#server/features/discovery/testing/invented-products.ts'
import { trainNightlyJob } from '../../shelf.jobs.ts'
import { insertSwipingUsers, type Swipable } from './swiping-users.ts'

/** The version that is served while no model is live. */
export const UNTRAINED = '2.0'
/** A training takes seconds, and longer on a loaded machine. */
export const TEST_TIMEOUT_MS = 120_000
const PRODUCTS = 100
const FOLLOWS = { timeout: 4000, interval: 50 }

interface ModelRow {
  readonly version: number
  readonly state: string
  readonly swipes: number | null
  readonly failure: string | null
  /** SHA-256 of the model's bytes in hex; null when it has none. */
  readonly hash: string | null
}

export interface TrainingWorld {
  readonly deck: DeckWorld
  readonly swipable: readonly Swipable[]
  /** Ids of all users who have swiped. */
  readonly users: readonly string[]
  /** Every training so far, the oldest first. */
  models(): Promise<ModelRow[]>
  live(): Promise<ModelRow | undefined>
  trainNow(): Promise<void>
  forgetModels(): Promise<unknown>
  /** The version that each process serves. */
  versions(): string[]
  /** Waits until every process serves this version. */
  everybodyFollows(version: string): Promise<void>
  /** Waits until every process serves the live model; returns its version. */
  followsLive(): Promise<string>
}

interface WorldOptions {
  readonly people: number
  readonly swipes: number
  readonly processes?: number
  readonly env: Readonly<Record<string, string>>
}

/** A deck, and users who have swiped on it. */
export async function openTrainingWorld({ people, swipes, processes = 1, env }: WorldOptions): Promise<TrainingWorld> {
  const products = Array.from({ length: PRODUCTS }, (_, n) => inventedProduct(n))
  const deck = await openDeckWorld({ products, processes, env })
  const swipable = deck.products.map(({ no, input }) => ({ no, externalId: input.externalId }))
  const users = await insertSwipingUsers(deck.world, swipable, { people, swipes, seed: 100 })
  const models = () =>
    deck.rows<ModelRow>(
      `select version, state, swipes, failure, encode(sha256(bytes), 'hex') as hash from models order by version`,
    )
  const live = async () => (await models()).find(({ state }) => state === 'live')
  const versions = () => deck.processes.map(({ catalogue }) => catalogue.served().version)
  const everybodyFollows = async (version: string) => {
    await vi.waitFor(() => expect(versions()).toEqual(deck.processes.map(() => version)), FOLLOWS)
  }
  return {
    deck,
    swipable,
    users,
    models,
    live,
    trainNow: () => deck.jobs.run(trainNightlyJob, {}),
    forgetModels: () => deck.rows('delete from models'),
    versions,
    everybodyFollows,
    async followsLive() {
      const version = `2.${(await live())?.version}`
      await everybodyFollows(version)
      return version
    },
  }
}
