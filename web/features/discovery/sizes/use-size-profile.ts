import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { beforeLogout } from '#web/api/session.ts'
import { refreshDeck } from '../feed/current-model.ts'

type SizeProfile = Answer<'GET /api/size-profile'>

const KEY = ['/api/size-profile'] as const
/** Several presses in a row are one change. */
const SAVE_DELAY_MS = 600

/** The own sizes as the server has them; undefined until the first answer. */
export const useKeptSizes = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/size-profile', { signal }) })

/** Saves sizes at once; the deck is dealt again by the caller. */
export async function saveSizes(profile: SizeProfile): Promise<void> {
  queryClient.setQueryData(KEY, await call('PUT /api/size-profile', { body: profile }))
}

interface OwnSizes {
  readonly profile: SizeProfile | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Shows the change at once and saves it soon after. */
  readonly change: (profile: SizeProfile) => void
}

/** The own sizes to be changed. A change that could not be saved is reverted, and `onFailed` gets the error. */
export function useOwnSizes(onFailed: (error: unknown) => void): OwnSizes {
  const kept = useKeptSizes()
  const [draft, setDraft] = useState<SizeProfile | null>(null)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null)
  const saving = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const send = async () => {
      waiting.current?.save()
      await saving.current
    }
    // After logout and account deletion there is no session to save with.
    const end = async () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = null
    }
    const unregister = beforeLogout({ send, end })
    return () => {
      unregister()
      // A change is saved also when the page is left.
      void send()
    }
  }, [])
  const save = async (profile: SizeProfile) => {
    try {
      const before = queryClient.getQueryData<SizeProfile>(KEY)
      queryClient.setQueryData(KEY, await call('PUT /api/size-profile', { body: profile, keepalive: true }))
      if (before?.limitsDeck || profile.limitsDeck) refreshDeck()
    } catch (error) {
      onFailed(error)
    }
    // A later change is shown until it is saved as well.
    setDraft((now) => (now === profile ? null : now))
  }
  return {
    profile: draft ?? kept.data,
    hasFailed: kept.isError && !kept.data,
    retry: () => void kept.refetch(),
    change(profile) {
      setDraft(profile)
      clearTimeout(waiting.current?.timer)
      const begin = () => {
        clearTimeout(waiting.current?.timer)
        waiting.current = null
        saving.current = saving.current.then(() => save(profile))
      }
      waiting.current = { timer: setTimeout(begin, SAVE_DELAY_MS), save: begin }
    },
  }
}
