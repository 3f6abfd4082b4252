import { learnMany, type ManyLessons } from '#recommender/learning/many-lessons.ts'
import { learn, type Taste, unlearnLast } from '#recommender/learning/posterior.ts'
import type { Lesson } from '#server/features/shelf/served-model.service.ts'

/** Carries the lessons of a log to a taste. */
export interface TasteUpdater {
  teach(lesson: Lesson, liked: boolean): void
  /** Takes the last lesson back. */
  takeBack(): void
  /** The taste has learned all of it. */
  finish(): void
}

/** Best for a few lessons: the taste has each of them at once. */
export function teachAtOnce(taste: Taste): TasteUpdater {
  return {
    teach: ({ vector, baseRate }, liked) => learn(taste, vector, liked, baseRate),
    takeBack: () => {
      unlearnLast(taste)
    },
    finish() {},
  }
}

/** Best for many: the taste has all of them in the end, the last one so that it can still be taken back. */
export function teachLater(taste: Taste): TasteUpdater {
  let many: ManyLessons | null = null
  let last: { readonly lesson: Lesson; readonly liked: boolean } | null = null
  return {
    teach(lesson, liked) {
      if (last) {
        many ??= learnMany(taste)
        many.add(last.lesson.vector, last.liked, last.lesson.baseRate)
      }
      last = { lesson, liked }
    },
    takeBack() {
      // Nothing is waiting only before the first lesson: then it is one that the taste had learned before.
      if (!last) unlearnLast(taste)
      last = null
      // Only the latest swipe can be taken back, not the one before it too.
      taste.last = null
    },
    finish() {
      many?.finish()
      if (last) learn(taste, last.lesson.vector, last.liked, last.lesson.baseRate)
    },
  }
}
