import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { LedgerPart } from '#contract/billing.limits.ts'
import { type Answer, call } from '#web/api/call.ts'

type Entries = Answer<'GET /api/brand/wallet/entries'>
export type LedgerRow = Entries['entries'][number]
type Purchases = Answer<'GET /api/brand/purchases'>
export type ListedPurchase = Purchases['purchases'][number]
type Invoices = Answer<'GET /api/brand/invoices'>
export type Invoice = Invoices['invoices'][number]
export type Packages = Answer<'GET /api/packages'>

/** The ad credit of the brand; read again when the tab comes to the front, such as after a payment. */
export const useWallet = () =>
  useQuery({
    queryKey: ['/api/brand/wallet'],
    queryFn: ({ signal }) => call('GET /api/brand/wallet', { signal }),
    refetchOnWindowFocus: 'always',
  })

export const usePackages = (isWanted: boolean) =>
  useQuery({
    queryKey: ['/api/packages'],
    queryFn: ({ signal }) => call('GET /api/packages', { signal }),
    enabled: isWanted,
  })

export const useSpending = () =>
  useQuery({
    queryKey: ['/api/brand/wallet/spending'],
    queryFn: ({ signal }) => call('GET /api/brand/wallet/spending', { signal }),
  })

/** Movements of the credit; null: all of them. */
export const useLedger = (of: LedgerPart | null) =>
  useInfiniteQuery({
    queryKey: ['/api/brand/wallet/entries', of],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam === null ? {} : { before: pageParam }
      return call('GET /api/brand/wallet/entries', { query: { ...(of && { of }), ...before }, signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last: Entries) => last.before ?? undefined,
  })

export const usePurchases = () =>
  useInfiniteQuery({
    queryKey: ['/api/brand/purchases'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/brand/purchases', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Purchases) => last.cursor ?? undefined,
  })

export const useInvoices = () =>
  useInfiniteQuery({
    queryKey: ['/api/brand/invoices'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/brand/invoices', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Invoices) => last.cursor ?? undefined,
  })

export const CARD_KEY = ['/api/brand/payment-method'] as const

/** The card that pays without the buyer. */
export const useSavedCard = () =>
  useQuery({
    queryKey: CARD_KEY,
    queryFn: ({ signal }) => call('GET /api/brand/payment-method', { signal }),
    refetchOnWindowFocus: 'always',
  })

export const AUTO_KEY = ['/api/brand/auto-topup'] as const

export const useAutoTopup = () =>
  useQuery({ queryKey: AUTO_KEY, queryFn: ({ signal }) => call('GET /api/brand/auto-topup', { signal }) })

export const RETURNS_KEY = ['/api/brand/credit-returns'] as const

export const useReturns = () =>
  useQuery({ queryKey: RETURNS_KEY, queryFn: ({ signal }) => call('GET /api/brand/credit-returns', { signal }) })
