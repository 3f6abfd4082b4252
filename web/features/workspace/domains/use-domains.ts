import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

export type Domain = Answer<'GET /api/brand/domains'>[number]

const KEY = ['/api/brand/domains'] as const

/** The domains that the brand claims. */
export function useDomains() {
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/brand/domains', { signal }) })
  return { domains: query.data, hasFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** Puts a changed domain into the list; null removes it. */
export function useKeepDomain() {
  const client = useQueryClient()
  return (name: string, changed: Domain | null) =>
    client.setQueryData<Domain[]>(KEY, (all = []) => {
      if (changed === null) return all.filter(({ domain }) => domain !== name)
      const isKnown = all.some(({ domain }) => domain === changed.domain)
      return isKnown ? all.map((each) => (each.domain === changed.domain ? changed : each)) : [...all, changed]
    })
}

/** Takes over the answer of a proof and says what it means. */
export function useProven() {
  const { t } = useTranslation()
  const keep = useKeepDomain()
  return (domain: Domain) => {
    keep(domain.domain, domain)
    const sentence = domain.disputedAt === null ? 'domains.isProven' : 'domains.isDisputed'
    showToast({ title: t(sentence, { domain: domain.domain }) })
  }
}

/** One action at a time, and the sentence when it failed. */
export function useAction(sentenceOf?: (error: unknown) => string | null) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  return {
    isBusy,
    error,
    forget: () => setError(null),
    run: async (work: () => Promise<void>) => {
      if (isBusy) return
      setBusy(true)
      setError(null)
      try {
        await work()
      } catch (failure) {
        setError(sentenceOf?.(failure) ?? shownMessage(failure, t, t('domains.failed')))
      } finally {
        setBusy(false)
      }
    },
  }
}
