import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ImportAction, type ImportState, RUNNING_STATES } from '#contract/brand-imports.limits.ts'
import type { BrandImport, BrandImportRow } from '#contract/brand-imports.ts'
import { type Answer, call } from '#web/api/call.ts'

/** Query key of everything about the imports of the brand of this tab. */
const IMPORTS = ['/api/brand/imports'] as const
const OWN_PRODUCTS = ['/api/brand/products'] as const

/** How often a running import is asked for its progress. */
const POLL_MS = 1500

const isRunning = (state: ImportState | undefined): boolean => state !== undefined && RUNNING_STATES.includes(state)

/** The imports of the last month; asked again while one of them runs. */
export const useImportList = () =>
  useQuery({
    queryKey: [...IMPORTS, 'list'],
    queryFn: ({ signal }) => call('GET /api/brand/imports', { signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => isRunning(one.state)) ? POLL_MS : false),
  })

/** One import; asked again while it runs, also after a reload. */
export const useImport = (id: string) =>
  useQuery({
    queryKey: [...IMPORTS, id],
    queryFn: ({ signal }) => call('GET /api/brand/imports/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (isRunning(state.data?.state) ? POLL_MS : false),
  })

/** What an action answers replaces the import; lists of imports and products are asked anew. */
export function useImportAction<Input>(id: string, run: (input: Input) => Promise<BrandImport>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => client.setQueryData([...IMPORTS, id], answer),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
      void client.invalidateQueries({ queryKey: OWN_PRODUCTS })
    },
  })
}

/** Keeps the list of imports current after an upload. */
export function useImportsChanged(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
}

export interface RowFilter {
  readonly action?: ImportAction
  /** Key of a problem. */
  readonly problem?: string
  /** A field that publishing still needs. */
  readonly missing?: string
}

type Page = Answer<'GET /api/brand/imports/{id}/rows'>

/** The products of a file that a filter admits, page by page. `version` changes with every result. */
export function useRows(id: string, version: string, filter: RowFilter) {
  const found = useInfiniteQuery({
    queryKey: [...IMPORTS, id, 'rows', version, filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/brand/imports/{id}/rows', { params: { id }, query: { ...filter, from: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last: Page) => last.next ?? undefined,
  })
  const rows: readonly BrandImportRow[] | undefined = found.data?.pages.flatMap((page) => page.rows)
  return { ...found, rows }
}
