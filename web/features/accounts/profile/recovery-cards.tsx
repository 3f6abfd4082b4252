import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnRecovery } from '#contract/access-recovery.ts'
import { call } from '#web/api/call.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Card } from '#web/ui/page/card.tsx'

const KEY = ['/api/access-recoveries'] as const

/** For owners of brands: access that staff restore, to the own account or to that of another owner, and how to stop it. */
export function RecoveryCards() {
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/access-recoveries', { signal }) })
  return data?.recoveries.map((recovery) => <RecoveryCard key={recovery.id} recovery={recovery} />)
}

function RecoveryCard({ recovery: { id, username: name, isOwn, email, dueAt } }: { readonly recovery: OwnRecovery }) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      await call('POST /api/access-recoveries/{id}/stop', { params: { id }, body: {} })
      showToast({ title: t('recovery.stopped') })
    } catch (error) {
      showFailure(error, t, t('recovery.failed'))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: KEY })
    }
  }
  return (
    <Card title={isOwn ? t('recovery.cardOwn') : t('recovery.cardOther', { name })}>
      <p className="mb-4 [overflow-wrap:anywhere]">
        {t('recovery.cardText', { email, when: formatDateTime(dueAt, language, timezone) })}
      </p>
      <Button tone="danger" busy={isBusy} onClick={() => void stop()}>
        {t('recovery.stop')}
      </Button>
    </Card>
  )
}
