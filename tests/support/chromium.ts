/** How a test starts the Chromium at this path: as root on Debian, quiet on the network, and with more arguments. */
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
      // A page of a test lives for a second or two: too short for what optimising its scripts costs.
      '--js-flags=--no-opt --no-maglev',
      ...more,
    ],
  }
}
