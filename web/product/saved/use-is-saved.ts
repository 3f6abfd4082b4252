import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSession } from '#web/api/session.ts'
import { onSavedChange, savedQuery, unconfirmedChange } from './saved-products.ts'

/** Whether the signed-in user has saved a product; undefined while it is not known. */
export function useIsSaved(id: string): boolean | undefined {
  const isMember = Boolean(useSession())
  const changed = useSyncExternalStore(
    onSavedChange,
    () => unconfirmedChange(id),
    () => undefined,
  )
  const { data } = useQuery({
    ...savedQuery,
    enabled: isMember,
    select: (products) => products.some((product) => product.id === id),
  })
  return changed ?? data
}
