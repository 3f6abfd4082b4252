import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { DomainProof } from './domain-proof.tsx'
import { type Domain, useAction, useKeepDomain } from './use-domains.ts'

/** One domain: its state, how to prove it, and removing it. */
export function DomainRow({ domain }: { readonly domain: Domain }) {
  const { t } = useTranslation()
  const isOpen = domain.provenAt === null && domain.disputedAt === null
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <h2 className="text-16 font-[700] [overflow-wrap:anywhere]">{domain.domain}</h2>
          <State domain={domain} />
        </div>
        <RemoveDomain name={domain.domain} />
      </div>
      {domain.disputedAt !== null && <p className="text-14">{t('domains.disputedText')}</p>}
      {isOpen && domain.isShared && <p className="text-14 text-muted">{t('domains.shared')}</p>}
      {isOpen && <DomainProof domain={domain} />}
    </li>
  )
}

function State({ domain: { provenAt, disputedAt, checkedAt, method } }: { readonly domain: Domain }) {
  const { t } = useTranslation()
  const zone = useTimezone()
  const moment = useMoment()
  if (disputedAt !== null) return <Badge tone="signal">{t('domains.disputed')}</Badge>
  if (provenAt === null)
    return (
      <>
        <Badge>{t('domains.open')}</Badge>
        {checkedAt !== null && (
          <p className="text-14 text-muted">{t('domains.lastChecked', { moment: moment(checkedAt) })}</p>
        )}
      </>
    )
  const day = formatReleaseDate(provenAt, zone)
  return (
    <>
      <Badge tone="volt">{t('domains.proven')}</Badge>
      <p className="text-14 text-muted">
        {method ? t('domains.provenBy', { day, method: t(`domains.by-${method}`) }) : t('domains.provenAt', { day })}
      </p>
    </>
  )
}

function RemoveDomain({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  const keep = useKeepDomain()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, run } = useAction()
  const remove = () =>
    run(async () => {
      await call('DELETE /api/brand/domains/{domain}', { params: { domain: name } })
      setAsked(false)
      keep(name, null)
      showToast({ title: t('domains.removed', { domain: name }) })
    })
  return (
    <>
      <IconButton
        label={t('domains.removeOf', { domain: name })}
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setAsked(true)}
      />
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('domains.removeTitle', { domain: name })}
        text={t('domains.removeText')}
        confirmLabel={t('domains.remove')}
        onConfirm={() => void remove()}
        busy={isBusy}
      >
        {error !== null && (
          <p role="alert" className="text-14 text-signal-text">
            {error}
          </p>
        )}
      </AlertDialog>
    </>
  )
}
