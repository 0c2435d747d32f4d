/** Launch options for the Chromium at this path: works as root on Debian, makes no requests of its own. */
export function launchOptions(executablePath = '/usr/bin/chromium', more: readonly string[] = []) {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A beeping microphone; whether a page may use it is still a permission.
      '--use-fake-device-for-media-stream',
      // A test's page lives for a second or two, too short for optimised scripts to pay off.
      '--js-flags=--no-opt --no-maglev',
      ...more,
    ],
  }
}
