import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { silently } from '#web/device/silently.ts'
import { chosenBrand, storeBrand, whenForbidden } from './brand-headers.ts'
import { type Answer, call } from './call.ts'

export type Workspace = Answer<'GET /api/brand/workspaces'>[number]

const KEY = ['/api/brand/workspaces'] as const
/** A membership may have ended meanwhile. */
const STALE_MS = 60_000

/** Links of mails name the brand, which counts for the first load only. */
let hasLoaded = false
const listeners = new Set<() => void>()

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

/** Reads the memberships again after a refusal, because another member may have changed or ended this one. */
export function useRefreshWhenForbidden(current: Workspace, onEnded: () => void): void {
  const client = useQueryClient()
  const refresh = useEffectEvent(async () => {
    await client.invalidateQueries({ queryKey: KEY })
    const workspaces = client.getQueryData<readonly Workspace[]>(KEY)
    if (workspaces?.every(({ id }) => id !== current.id)) onEnded()
  })
  useEffect(() => whenForbidden(() => silently('read the memberships again', refresh())), [])
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
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
