import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Style, StyleTrait, WishTrait } from '#contract/style.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { refreshDeck } from '../feed/current-model.ts'

export type WishKind = Style['wishes'][number]['wish']

interface UseStyle {
  /** Undefined until the first answer. */
  readonly style: Style | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
  readonly isBusy: boolean
  /** Resolves to whether it was saved; null removes the correction. */
  readonly say: (trait: WishTrait, wish: WishKind | null, done: string) => Promise<boolean>
  readonly reset: (done: string) => Promise<boolean>
}

/** A trait of the server's answer in the form that the call accepts. */
export const wishOf = (trait: StyleTrait): WishTrait =>
  // The server answers only price bounds that the call accepts, and the contract checks it.
  trait.is === 'brand' ? { is: 'brand', id: trait.id } : (trait as WishTrait)

/** "Your style": requested each time it is shown; a change deals the deck again at once. */
export function useStyle(personalised: boolean): UseStyle {
  const { t } = useTranslation()
  const client = useQueryClient()
  const key = ['/api/style', personalised]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/style', { signal }),
    staleTime: 0,
  })
  const [isBusy, setBusy] = useState(false)
  const change = async (work: () => Promise<Style>, done: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      client.setQueryData(key, await work())
      showToast({ title: done })
      refreshDeck()
      return true
    } catch (error) {
      showFailure(error, t, t('style.changeFailed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    style: query.data,
    hasFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    isBusy,
    say: (trait, wish, done) => change(() => call('PUT /api/style/wish', { body: { trait, wish } }), done),
    reset: (done) => change(() => call('DELETE /api/style/wishes'), done),
  }
}
