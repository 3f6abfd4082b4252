import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import type { Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { go } from '#web/ui/page/navigation.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import type { Command } from './command-list.ts'

const FEWEST_CHARACTERS = 2
const MOST = 6

/** Own products by name, tag, SKU or GTIN, as commands that open them. */
export function useFoundProducts(workspace: Workspace, typed: string): readonly Command[] {
  const { t } = useTranslation()
  const q = useDebounced(typed.trim())
  const isAsked = q.length >= FEWEST_CHARACTERS && workspace.rights.includes('products')
  const { data } = useQuery({
    queryKey: ['/api/brand/products', 'found', workspace.id, q],
    queryFn: ({ signal }) => call('GET /api/brand/products', { query: { q, sort: 'updated' }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked || typed.trim().length < FEWEST_CHARACTERS) return []
  return (data?.rows ?? []).slice(0, MOST).map(({ id, name }) => ({
    id: `product-${id}`,
    label: t('workspace.openProduct', { name }),
    run: () => go(to(PATHS.editProduct, { productId: id })),
  }))
}
