import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Design, ShopTheme } from '#contract/shop-theme.ts'
import { type ContrastFault, contrastFaults } from '#contract/theme-colours.ts'
import { call } from '#web/api/call.ts'
import { silently } from '#web/device/silently.ts'
import { DesignSession, type DesignState } from './design-session.ts'
import { isSameTheme } from './theme-parts.ts'

const DESIGN = ['/api/brand/theme'] as const

/** The design as it is when the editor is opened. */
export const useOpenedDesign = () =>
  useQuery({
    queryKey: DESIGN,
    queryFn: ({ signal }) => call('GET /api/brand/theme', { signal }),
    // What is being changed must not change under the hands of its author: the session asks for news.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })

export interface DesignEditor extends DesignState {
  readonly session: DesignSession
  /** What is shown and edited. */
  readonly theme: ShopTheme
  /** Visitors see another design. */
  readonly hasChanges: boolean
  readonly faults: readonly ContrastFault[]
}

interface Options {
  /** Another member's draft is shown now. */
  readonly onNews: () => void
}

/** The session of the page. It saves itself when the page is left. */
export function useDesignEditor(opened: Design, { onNews }: Options): DesignEditor {
  const client = useQueryClient()
  const [session] = useState(() => new DesignSession(opened))
  const now = useSyncExternalStore(session.subscribe, session.read)
  const news = useEffectEvent(async () => {
    if (await session.refresh()) onNews()
  })
  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') silently('look for another draft', news())
    }
    const whenOnline = () => void (session.read().saving === 'failed' && session.save())
    document.addEventListener('visibilitychange', whenVisible)
    addEventListener('online', whenOnline)
    return () => {
      document.removeEventListener('visibilitychange', whenVisible)
      removeEventListener('online', whenOnline)
      session.close()
      client.removeQueries({ queryKey: DESIGN, exact: true })
    }
  }, [session, client])
  const theme = now.history.present
  return {
    ...now,
    session,
    theme,
    hasChanges: !isSameTheme(theme, now.design.published?.theme),
    faults: contrastFaults(theme.colours),
  }
}
