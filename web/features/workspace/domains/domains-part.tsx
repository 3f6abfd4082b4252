import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { NotAllowed } from '../not-allowed.tsx'
import { DomainRow } from './domain-row.tsx'
import { useAction, useDomains, useKeepDomain } from './use-domains.ts'

/** The domains of the brand, and proving that they are its own (Product 1). */
export function DomainsPart() {
  const { t } = useTranslation()
  const { rights } = useWorkspace()
  const { domains, hasFailed, retry } = useDomains()
  if (!rights.includes('company')) return <NotAllowed right="company" />
  if (hasFailed) return <RetryRow text={t('domains.loadFailed')} onRetry={retry} />
  if (!domains) return <Skeleton className="h-64" />
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <p className="text-14 text-muted">{t('domains.intro')}</p>
      {domains.length === 0 ? (
        <p>{t('domains.none')}</p>
      ) : (
        <ul aria-label={t('domains.list')} className="flex flex-col gap-4">
          {domains.map((domain) => (
            <DomainRow key={domain.domain} domain={domain} />
          ))}
        </ul>
      )}
      <AddDomain />
    </div>
  )
}

function AddDomain() {
  const { t } = useTranslation()
  const keep = useKeepDomain()
  const [address, setAddress] = useState('')
  const { isBusy, error, forget, run } = useAction()
  const add = () =>
    run(async () => {
      const added = await call('POST /api/brand/domains', { body: { address } })
      keep(added.domain, added)
      setAddress('')
    })
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col items-start gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <div className="w-full">
        <TextField
          label={t('domains.address')}
          hint={t('domains.addressHint')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={address}
          error={error ?? undefined}
          onChange={(event) => {
            setAddress(event.target.value)
            forget()
          }}
        />
      </div>
      <Button type="submit" tone="outline" busy={isBusy}>
        {t('domains.add')}
      </Button>
    </form>
  )
}
