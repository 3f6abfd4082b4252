import { useState } from 'react'
import { FLAG_FOR, FLAG_MODES, FLAG_NAMES_MOST } from '#contract/operation.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { type FlagSetting, useOperationRefresh } from './use-operation.ts'

interface FlagFormProps {
  readonly flag: FlagSetting
  readonly onDone: () => void
}

/** Switches one part of the product. */
export function FlagForm({ flag: { name, value, version }, onDone }: FlagFormProps) {
  const { t } = useTranslation()
  const refresh = useOperationRefresh()
  const [flag, setFlag] = useState(value)
  const [written, setWritten] = useState(value.names.join('\n'))
  const names = written.split(/[\n,]/).flatMap((one) => one.trim() || [])
  const isNameless = flag.mode === 'named' && (names.length === 0 || names.length > FLAG_NAMES_MOST)
  const send = async ({ reason }: Act) => {
    await call('PUT /api/admin/operation/flags/{name}', {
      params: { name },
      body: { flag: { ...flag, names }, version, reason },
    })
    showToast({ title: t('staffsystem.switch-flagSaved') })
    await refresh()
    onDone()
  }
  return (
    <ActForm
      verb={t('staffsystem.switch-saveFlag')}
      hint={t('staffsystem.switch-reasonHint')}
      isIncomplete={isNameless}
      onSend={send}
    >
      {(hasTried) => (
        <>
          <p className="text-14 text-muted">{t(`staffsystem.switch-what-${name}`)}</p>
          <Segmented
            label={t(`staffsystem.switch-flag-${name}`)}
            value={flag.mode}
            options={FLAG_MODES.map((mode) => ({ value: mode, label: t(`staffsystem.switch-mode-${mode}`) }))}
            onChange={(mode) => setFlag({ ...flag, mode })}
          />
          {flag.mode === 'named' && (
            <TextArea
              label={t(`staffsystem.switch-names-${FLAG_FOR[name]}`)}
              hint={t('staffsystem.switch-namesHint')}
              autoCapitalize="none"
              spellCheck={false}
              className="min-h-24!"
              value={written}
              error={hasTried && isNameless ? t('staffsystem.switch-namesCount', { most: FLAG_NAMES_MOST }) : undefined}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
          {flag.mode === 'percent' && (
            <>
              <NumberField
                label={t('staffsystem.switch-percent')}
                unit="%"
                value={flag.percent}
                min={1}
                max={99}
                step={1}
                onChange={(percent) => setFlag({ ...flag, percent })}
              />
              <p className="text-14 text-muted">{t('staffsystem.switch-percentHint')}</p>
            </>
          )}
        </>
      )}
    </ActForm>
  )
}
