import { type BatchUpdate, learnMany } from '#recommender/learning/batch-update.ts'
import { learn, type Taste, unlearnLast } from '#recommender/learning/posterior.ts'
import type { Observation } from '#server/features/shelf/served-model.service.ts'

/** Applies the observations of a swipe log to a taste. */
export interface TasteUpdater {
  learn(observation: Observation, liked: boolean): void
  unlearnLast(): void
  /** Applies pending observations to the taste. */
  finish(): void
}

/** Applies each observation immediately; fastest for a few. */
export function updateAtOnce(taste: Taste): TasteUpdater {
  return {
    learn: ({ vector, baseRate }, liked) => learn(taste, vector, liked, baseRate),
    unlearnLast: () => {
      unlearnLast(taste)
    },
    finish() {},
  }
}

/** Applies all observations in `finish`, fastest for many. The last one is learned separately, so that it can be undone. */
export function updateInBatch(taste: Taste): TasteUpdater {
  let many: BatchUpdate | null = null
  let last: { readonly observation: Observation; readonly liked: boolean } | null = null
  return {
    learn(observation, liked) {
      if (last) {
        many ??= learnMany(taste)
        many.add(last.observation.vector, last.liked, last.observation.baseRate)
      }
      last = { observation, liked }
    },
    unlearnLast() {
      // Without a pending observation, the last one was learned before this batch.
      if (!last) unlearnLast(taste)
      last = null
      // Only the latest swipe can be undone, not also the one before it.
      taste.last = null
    },
    finish() {
      many?.finish()
      if (last) learn(taste, last.observation.vector, last.liked, last.observation.baseRate)
    },
  }
}
