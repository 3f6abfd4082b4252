import type { BrandFeed, BrandFeedRun } from '#contract/brand-feeds.ts'
import { ERRORS, type ErrorCode, errorSentence } from '#contract/errors.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { FeedRun } from './feed-runs.store.ts'
import type { Feed } from './feeds.store.ts'

const failureOf = ({ failure, failureValues }: FeedRun, language: Language): string | null =>
  failure === ''
    ? null
    : errorSentence(failure in ERRORS ? (failure as ErrorCode) : 'internal', language, failureValues)

interface FeedFacts {
  readonly language: Language
  readonly last: FeedRun | undefined
  readonly products: number
  readonly setupImportId: string | null
}

export function presentFeed(feed: Feed, { language, last, products, setupImportId }: FeedFacts): BrandFeed {
  const { id, version, address, username, password, everyHours, state, nextRunAt } = feed
  const isAsking = state === 'asking' && last?.outcome === 'asking' && last.batchId !== null
  return {
    ...{ id, version, address, username, everyHours, state, products, setupImportId },
    hasPassword: password !== null,
    failure: last ? failureOf(last, language) : null,
    nextRunAt: state === 'active' ? (nextRunAt?.toISOString() ?? null) : null,
    lastRunAt: last?.startedAt.toISOString() ?? null,
    isRunning: last?.outcome === 'running',
    question: isAsking
      ? {
          importId: last.batchId ?? '',
          products: last.counts.products ?? 0,
          gone: last.counts.gone ?? 0,
          drastic: last.counts.drastic ?? 0,
        }
      : null,
  }
}

export function presentRun(run: FeedRun, language: Language): BrandFeedRun {
  const { id, startedAt, finishedAt, outcome, counts, batchId } = run
  const { created = 0, updated = 0, paused = 0, failed = 0 } = counts
  return {
    id,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    outcome,
    failure: failureOf(run, language),
    counts: { created, updated, paused, failed },
    importId: batchId,
  }
}
