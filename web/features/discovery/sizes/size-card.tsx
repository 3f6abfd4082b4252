import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { SizeChoices } from './size-choices.tsx'
import { useOwnSizes } from './use-size-profile.ts'

/** The sizes that the user wears, and whether the deck is limited to them. */
export function SizeCard() {
  const { t } = useTranslation()
  const { profile, hasFailed, retry, change } = useOwnSizes((error) => {
    showFailure(error, t, t('sizes.saveFailed'))
  })
  return (
    <Card title={t('sizes.cardTitle')}>
      {hasFailed && <RetryRow text={t('sizes.loadFailed')} onRetry={retry} />}
      {!profile && !hasFailed && <Skeleton className="h-36" />}
      {profile && (
        <div className="flex flex-col gap-5">
          <p className="text-14 text-muted">{t('sizes.cardText')}</p>
          <SizeChoices
            choices={profile.sizes}
            nothing={t('sizes.none')}
            onChange={(sizes) => change({ ...profile, sizes })}
          />
          {profile.sizes.length > 0 && (
            <Switch
              label={t('sizes.limits')}
              hint={t('sizes.limitsHint')}
              checked={profile.limitsDeck}
              onChange={(limitsDeck) => change({ ...profile, limitsDeck })}
            />
          )}
          {profile.sizes.length > 0 && profile.limitsDeck && (
            <Switch
              label={t('sizes.unsized')}
              hint={t('sizes.unsizedHint')}
              checked={profile.hidesUnsized}
              onChange={(hidesUnsized) => change({ ...profile, hidesUnsized })}
            />
          )}
        </div>
      )}
    </Card>
  )
}
