import { FOLDER_DEPTH_MAX, TASK_MEDIA_MAX } from './limits'

/** Texts of the Media Manager and of its calls (docs/behaviour.md, 4.11 and 5.27). */
export const MEDIA_TEXTS = {
  notLoaded: 'Failed to fetch media',
  uploaded: 'Upload finished',
  paused: 'Upload paused',
  uploadFailed: 'Failed to upload',
  updated: 'Media saved',
  updateFailed: 'Failed to update media',
  deleted: 'Media deleted',
  deleteFailed: 'Failed to delete media',
  restored: 'Media restored',
  gone: 'This file is not there any more.',
  unknown: 'One of these files is not there any more.',
  hashShape: 'The sha256 must be 64 hex digits',
  nameMissing: 'An upload needs a file name',
  empty: 'The file is empty',
  filmTooLarge: 'The film is larger than 1 GB',
  pictureTooLarge: 'The picture is larger than 15 MB',
  tooManyPixels: 'The picture has more than 60 million pixels',
  tooManyAvifPixels: 'The AVIF picture has more than 16 million pixels. Save it smaller, or as JPEG.',
  tooManyFrames: 'The frames of this moving picture have more than 30 million pixels. Upload it as a film.',
  overQuota: 'There is not enough room left for this file',
  writtenElsewhere: 'This upload goes on in another window. Try again in a moment.',
  wrongOffset: 'The upload stands at another byte. Ask where it stands and go on from there.',
  incomplete: 'The upload is not complete yet.',
  hashDiffers: 'The file arrived damaged. Upload it again.',
  wrongType: 'This is not a picture or film we can keep: JPEG, PNG, WebP, AVIF, MP4, MOV or WebM',
  damaged: 'This picture or film cannot be read.',
  tooManyForTask: `At most ${TASK_MEDIA_MAX} files`,
  notFilm: 'Only a film takes a poster.',
  notPicture: 'The poster must be a JPEG or WebP picture.',
  posterMissing: 'Send the poster as a form field named "file".',
  posterTooLarge: 'The poster is larger than 2 MB',
} as const

export const FOLDER_TEXTS = {
  created: 'Folder created',
  createFailed: 'Failed to create folder',
  updated: 'Folder saved',
  updateFailed: 'Failed to update folder',
  deleted: 'Folder deleted',
  deleteFailed: 'Failed to delete folder',
  restored: 'Folder restored',
  nameTaken: 'There is already a folder with this name here.',
  cycle: 'A folder cannot be moved into itself.',
  tooDeep: `Folders can be at most ${FOLDER_DEPTH_MAX} deep.`,
  notEmpty: 'Empty the folder first',
  gone: 'This folder is not there any more.',
} as const

/** Shown in place of a folder for files that are in none. */
export const NO_FOLDER = 'Media'

/** "Moved 3 files" */
export function movedText(count: number): string {
  return `Moved ${count} ${count === 1 ? 'file' : 'files'}`
}

/** In place of the count of a file that nothing shows. */
export const NOT_USED = 'Not used yet'

/** "Used in 2 places" */
export function usedText(count: number): string {
  return `Used in ${count} ${count === 1 ? 'place' : 'places'}`
}

/** "You already have this file: Beach in Summer" */
export function duplicateText(name: string, folder: string): string {
  return `You already have this file: ${name} in ${folder}`
}
