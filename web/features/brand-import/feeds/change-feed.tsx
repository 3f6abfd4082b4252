import { useState } from 'react'
import type { BrandFeed } from '#contract/brand-feeds.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { FeedFields, type FeedValues } from './feed-fields.tsx'
import { useFeedAction, useFeedList } from './use-feeds.ts'

interface ChangeFeedProps {
  readonly feed: BrandFeed
  readonly onDone: () => void
}

/** Another address, interval or login. */
export function ChangeFeed({ feed, onDone }: ChangeFeedProps) {
  const { t } = useTranslation()
  const { id, version, address, username, everyHours, hasPassword } = feed
  const { data } = useFeedList()
  const [values, setValues] = useState<FeedValues>({ address, username, everyHours, password: '' })
  const saves = useFeedAction<FeedValues>(id, ({ password, ...rest }) => {
    // Without a user name there is no login: then no password is kept either.
    const kept = password === '' && rest.username !== '' ? null : password
    const body = { ...rest, everyHours: rest.everyHours ?? everyHours, version, password: kept }
    return call('PUT /api/brand/feeds/{id}', { params: { id }, body })
  })
  const hours = [...new Set([...(data?.hours ?? []), everyHours])].toSorted((a, b) => b - a)
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col items-start gap-4 rounded-card border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saves.isPending) saves.mutate(values, { onSuccess: onDone })
      }}
    >
      <FeedFields
        values={values}
        hours={hours}
        mayBeOnce={false}
        hasPassword={hasPassword}
        onChange={(changes) => setValues({ ...values, ...changes })}
      />
      <p className="text-14 text-muted">{t('feeds.changeHint')}</p>
      <FormError text={saves.error && shownMessage(saves.error, t, t('feeds.failed'))} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="volt" busy={saves.isPending}>
          {t('feeds.save')}
        </Button>
        <Button tone="outline" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
