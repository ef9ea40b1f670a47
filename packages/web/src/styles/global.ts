import 'virtual:palette.css';
import './fonts.css';
import './tokens.css';
import './base.css';
import './parts.css';
