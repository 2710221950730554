export const account = {
  viewProfile: 'View profile',
  editProfile: 'Name and picture',
  title: 'Name and picture',
  keptHere: 'Kept in this browser, for this wallet only. Nobody else sees them.',
  username: 'Name',
  usernameHint: 'Up to 30 letters; leave it empty to go by your address.',
  usernameTooLong: 'A name has at most 30 letters.',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove the picture',
  pictureFailed: 'This file is no picture that the browser can read.',
  save: 'Save',
};
