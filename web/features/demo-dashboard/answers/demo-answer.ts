import type { Api } from '#contract/api.ts'
import type { CallArgs } from '#contract/endpoint.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Answer, CallKey } from '#web/api/call.ts'
import type { DemoTime } from '../events/calendar.ts'
import type { Visits } from '../events/visits.ts'

/** What the answers are made from. */
export interface DemoWorld {
  readonly time: DemoTime
  readonly visits: Visits
  /** By days ago: each day and when it begins. */
  readonly days: readonly { readonly day: string; readonly startMs: number }[]
  /** Of the reader. */
  readonly language: Language
}

/** The demo's answer to one call, as the server would give it. */
export type DemoAnswer<K extends CallKey> = (world: DemoWorld, args: CallArgs<Api[K]>) => Answer<K>
