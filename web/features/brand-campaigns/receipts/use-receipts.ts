import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClickReceipt } from '#contract/click-receipts.ts'
import { type Answer, call } from '#web/api/call.ts'

const CLICKS = '/api/brand/ad-clicks'

export const RECEIPT_KINDS = ['charged', 'free', 'refunded', 'contested'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

type Page = Answer<'GET /api/brand/ad-clicks'>

/** Clicks on promoted cards, the latest first; of one campaign, or of all. */
export function useReceipts(campaign: string | undefined, kind: ReceiptKind | undefined) {
  const query = { ...(campaign && { campaign }), ...(kind && { kind }) }
  return useInfiniteQuery({
    queryKey: [CLICKS, query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/brand/ad-clicks', { query: { ...query, ...(pageParam > 0 && { before: pageParam }) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ before }: Page) => before ?? undefined,
  })
}

/** The one of the address: among those that are shown, or asked for by itself. Null: none, or not the brand's. */
export function useOpenReceipt(id: number | null, shown: readonly ClickReceipt[] | undefined): ClickReceipt | null {
  const known = shown?.find((receipt) => receipt.id === id)
  const found = useQuery({
    queryKey: [CLICKS, 'one', id],
    queryFn: ({ signal }) => call('GET /api/brand/ad-clicks', { query: { before: (id ?? 0) + 1 }, signal }),
    enabled: id !== null && shown !== undefined && !known,
  })
  if (id === null) return null
  return known ?? found.data?.receipts.find((receipt) => receipt.id === id) ?? null
}

export function useReceiptsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [CLICKS] })
}
