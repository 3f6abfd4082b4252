import { DEVICE_STORAGE, type DevicePurpose } from '#contract/device-storage.ts'
import { useTranslation } from '#web/i18n/language.ts'

const PURPOSES = Object.keys(DEVICE_STORAGE) as DevicePurpose[]

/** Everything that may be stored on the device: its purpose, where it is stored and under which name (Trust L25). */
export function DeviceList() {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-col divide-y divide-line rounded-sheet border border-line bg-surface px-5">
      {PURPOSES.map((purpose) => {
        const { where, names } = DEVICE_STORAGE[purpose]
        return (
          <li key={purpose} className="flex flex-col gap-1 py-3">
            <span>{t(`privacy.device-${purpose}`)}</span>
            <span className="text-14 text-muted">
              {t(`privacy.place-${where}`)}{' '}
              <code translate="no" className="break-all">
                {names.join(', ')}
              </code>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
