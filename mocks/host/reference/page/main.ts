import { setUpContents } from './contents.ts';
import { setUpSamples } from './samples.ts';
import { setUpSearch } from './search.ts';
import { setUpTryForms } from './try.ts';

document.documentElement.classList.add('scripted');
setUpContents();
setUpSearch();
setUpSamples();
setUpTryForms();
