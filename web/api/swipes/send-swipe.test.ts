import { describe, expect, it } from 'vitest'
import { CallFailure } from '#web/api/call-failure.ts'
import { outcomeOf } from './send-swipe.ts'

const refusal = (status: number, waitMs: number | null = null) =>
  new CallFailure(status, 'no', '', false, { retryAfterMs: waitMs })

describe('what a failed attempt means', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), 'like', { kind: 'later', waitMs: null }],
    ['a lost session', refusal(401), 'like', { kind: 'signed-out' }],
    ['too many calls', refusal(429, 3000), 'pass', { kind: 'later', waitMs: 3000 }],
    ['a broken server, for a swipe', refusal(500), 'like', { kind: 'later', waitMs: null }],
    ['a broken server, for an undo', refusal(500), 'undo', { kind: 'refused', message: 'no' }],
    ['a busy server, for an undo', refusal(503), 'undo', { kind: 'later', waitMs: null }],
    ['nothing to undo', refusal(404), 'undo', { kind: 'refused', message: 'no' }],
    ['an unknown product', refusal(404), 'like', { kind: 'refused', message: 'no' }],
  ] as const)('%s', (_, error, kind, outcome) => expect(outcomeOf(error, kind)).toEqual(outcome))
})
