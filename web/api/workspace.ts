import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createListeners } from '#web/device/listeners.ts'
import { silently } from '#web/device/silently.ts'
import { chosenBrand, storeBrand, whenForbidden } from './brand-headers.ts'
import { type Answer, call } from './call.ts'

export type Workspace = Answer<'GET /api/brand/workspaces'>[number]

const KEY = ['/api/brand/workspaces'] as const
/** A membership may have ended meanwhile. */
const STALE_MS = 60_000

/** Links of mails name the brand, which counts for the first load only. */
let hasLoaded = false
const { subscribe, notify } = createListeners()

interface UseWorkspaces {
  /** The brands that the user works for; undefined while loading. */
  readonly workspaces: readonly Workspace[] | undefined
  /** The one that this tab works for. */
  readonly current: Workspace | undefined
  readonly error: unknown
  readonly retry: () => void
  /** Shows another brand everywhere in this tab. */
  readonly switchTo: (brandId: string) => void
  /** Reads the memberships again, after one of them has changed. */
  readonly refresh: () => Promise<void>
}

/** The user's brands, and the chosen one. Calls of `/api/brand/…` name it (`X-Brand-Id`). */
export function useWorkspaces(): UseWorkspaces {
  const client = useQueryClient()
  const chosen = useSyncExternalStore(subscribe, chosenBrand, () => null)
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const workspaces = await call('GET /api/brand/workspaces', { signal })
      // Before the first call of a section, which names the chosen brand.
      const named = new URLSearchParams(location.search).get('brand')
      const wanted = hasLoaded ? chosenBrand() : (named ?? chosenBrand())
      hasLoaded = true
      const found = workspaces.find(({ id }) => id === wanted) ?? workspaces[0]
      if (found?.id !== chosenBrand()) choose(found?.id ?? null)
      return workspaces
    },
    staleTime: STALE_MS,
  })
  return {
    workspaces: query.data,
    current: query.data?.find(({ id }) => id === chosen),
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    switchTo: (brandId) => {
      choose(brandId)
      client.removeQueries({ predicate: ({ queryKey: [path] }) => isOfBrand(path) })
    },
    refresh: () => client.invalidateQueries({ queryKey: KEY }),
  }
}

type Change = { readonly kind: 'ended'; readonly brand: string } | { readonly kind: 'role'; readonly now: Workspace }

/** What became of a membership; null: it is as it was. */
export function membershipChange(before: Workspace, workspaces: readonly Workspace[]): Change | null {
  const now = workspaces.find(({ id }) => id === before.id)
  if (!now) return { kind: 'ended', brand: before.name }
  return roleOf(now) === roleOf(before) ? null : { kind: 'role', now }
}

/**
 * Reads the memberships again when the tab becomes visible and after a refusal, because another member may have changed or
 * ended this one, and tells of it.
 */
export function useMembershipChanges(
  { workspaces, current, refresh }: UseWorkspaces,
  onChange: (change: Change) => void,
): void {
  const client = useQueryClient()
  const last = useRef(current)
  const compare = useEffectEvent(() => {
    const change = last.current && workspaces ? membershipChange(last.current, workspaces) : null
    last.current = current
    if (!change) return
    // Another role gets other answers. Those on the screen stay, because a form may be written on them.
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isOfBrand(path), refetchType: 'none' })
    onChange(change)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared when one of them has changed
  useEffect(() => compare(), [workspaces, current])
  const readAgain = useEffectEvent(() => silently('read the memberships again', refresh()))
  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') readAgain()
    }
    document.addEventListener('visibilitychange', whenVisible)
    const forget = whenForbidden(() => readAgain())
    return () => {
      document.removeEventListener('visibilitychange', whenVisible)
      forget()
    }
  }, [])
}

/** The brand of this tab, for everything inside of the workspace's frame. */
export const WorkspaceContext = createContext<Workspace | null>(null)

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('only inside of the workspace frame')
  return workspace
}

/** The role as it is shown: owners are admins with more rights. */
export const roleOf = ({ role, isOwner }: Pick<Workspace, 'role' | 'isOwner'>) => (isOwner ? 'owner' : role)

/** Answers about one brand; keys are contract paths. */
const isOfBrand = (path: unknown): boolean =>
  typeof path === 'string' && path.startsWith('/api/brand/') && path !== KEY[0]

function choose(brandId: string | null): void {
  storeBrand(brandId)
  notify()
}
